//! 2048 on a table.

use super::notation::tile_value;
use super::ply::{self, PlyError};
use super::record::{self, RecordPartError};
use super::slide::slides;
use super::{Direction, Ply, PositionError, RULES, Tiles, Variant, VariantError};
use super::{cell_name, last_exponent};
use crate::games::random::Dice;
use crate::games::{Advance, AnyError, BoardView, GameRules, Notation, RuleSet};
use crate::games::{Slide, Spawned, perft};

impl RuleSet for Variant {
    fn values(&self) -> Vec<(&'static str, f64)> {
        let values = RULES.map(|rule| (rule.name(), self.of(rule).into()));
        values.to_vec()
    }

    fn of_values(values: &[(&str, f64)]) -> Result<Self, VariantError> {
        Self::from_values(values.iter().copied())
    }

    fn shape(&self) -> [usize; 2] {
        [self.rows(), self.columns()]
    }

    fn largest(&self) -> u64 {
        tile_value(last_exponent(self.cells()))
    }

    fn goal(&self) -> Option<u64> {
        Some(Variant::goal(self))
    }
}

impl<B: Tiles> GameRules for B {
    type Rules = Variant;
    type Ply = Ply;

    const SIDES: usize = 1;
    const CHANCE: bool = true;

    fn is_played_by(variant: &Variant) -> bool {
        B::plays(variant)
    }

    /// A few random tiles.
    fn begin(variant: &Variant, dice: &mut Dice) -> Self {
        (0..variant.start()).fold(B::empty(variant), |board, _| {
            let spawn = board.random_spawn(dice);
            spawn.map_or(board, |spawn| board.with_spawn(spawn))
        })
    }

    #[inline]
    fn advance(&self, direction: Direction, dice: &mut Dice) -> Option<Advance<Self, Ply>> {
        let (slid, gain) = self.slide(direction)?;
        let spawn = slid.random_spawn(dice)?;
        Some(Advance {
            ply: Ply { direction, spawn },
            position: slid.with_spawn(spawn),
            gain,
        })
    }

    fn follow(&self, ply: Ply) -> Result<Advance<Self, Ply>, AnyError> {
        let Ply { direction, spawn } = ply;
        let slid = self.slide(direction);
        let (slid, gain) = slid.ok_or(RecordPartError::Illegal(direction))?;
        if !slid.is_vacant(spawn.cell) {
            let cell = cell_name(spawn.cell, slid.columns());
            return Err(RecordPartError::Taken(cell).into());
        }
        Ok(Advance {
            ply,
            position: slid.with_spawn(spawn),
            gain,
        })
    }

    fn move_of(ply: Ply) -> Direction {
        ply.direction
    }

    fn perft(&self, plies: u32) -> u64 {
        perft(self, plies)
    }
}

impl<B: Tiles> Notation for B {
    type PositionError = PositionError;
    type MoveError = PlyError;

    fn read(text: &str, variant: &Variant) -> Result<Self, PositionError> {
        <B as Tiles>::read(variant, text)
    }

    fn read_move(&self, text: &str) -> Result<Direction, PlyError> {
        let direction = text.parse()?;
        let is_legal = self.slide(direction).is_some();
        is_legal.then_some(direction).ok_or(PlyError::Illegal)
    }

    fn read_ply(&self, text: &str) -> Result<(Direction, Option<Ply>), AnyError> {
        let (direction, spawn) = ply::read(text, self)?;
        let (slid, _) = self.slide(direction).ok_or(PlyError::Illegal)?;
        if spawn.is_some_and(|spawn| !slid.is_vacant(spawn.cell)) {
            return Err(PlyError::Taken.into());
        }
        Ok((direction, spawn.map(|spawn| Ply { direction, spawn })))
    }

    fn write_start(&self, _variant: &Variant) -> String {
        record::write_start(self)
    }

    fn read_start(text: &str, variant: &Variant) -> Result<Self, AnyError> {
        Ok(record::read_start(text, variant)?)
    }

    fn write_plies(plies: &[Ply]) -> String {
        record::write_plies(plies)
    }

    fn split_plies(text: &str) -> Vec<&str> {
        record::split_plies(text)
    }

    fn recorded_ply(&self, text: &str) -> Result<Ply, AnyError> {
        Ok(record::read_ply(text, self)?)
    }
}

impl<B: Tiles> BoardView for B {
    fn cells(&self) -> Vec<u64> {
        self.tile_values().collect()
    }

    fn best(&self) -> u64 {
        self.largest_tile()
    }

    fn slides(&self, direction: Direction) -> Vec<Slide> {
        slides(self, direction)
    }

    fn spawned(&self, ply: Ply) -> Option<Spawned> {
        let spawn = ply.spawn;
        Some(Spawned {
            cell: spawn.cell,
            name: cell_name(spawn.cell, self.columns()),
            value: tile_value(spawn.exponent()),
        })
    }
}
