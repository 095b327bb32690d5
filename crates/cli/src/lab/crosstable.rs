//! The crosstable: everyone's points against everyone.

use std::collections::BTreeMap;

use anyhow::Result;
use plyground_lab::Tally;

use crate::output;
use crate::text::columns;

/// More players make rows too long to be read.
const MOST: usize = 12;

/// The players of a game in the order of their first games, and the points of each against each other.
#[derive(Default)]
struct Crosstable<'a> {
    /// Each with its id.
    players: Vec<(&'a str, &'a str)>,
    /// By the places of both, in half points: those of the first, and all there were.
    met: BTreeMap<[usize; 2], [usize; 2]>,
}

impl<'a> Crosstable<'a> {
    fn place(&mut self, id: &'a str, name: Option<&'a str>) -> usize {
        let found = self.players.iter().position(|(known, _)| *known == id);
        found.unwrap_or_else(|| {
            self.players.push((id, name.unwrap_or(id)));
            self.players.len() - 1
        })
    }

    /// Half points against one opponent, or against all.
    fn points(&self, place: usize, opponent: Option<usize>) -> [usize; 2] {
        let met = self.met.iter().filter(|([one, other], _)| {
            *one == place && opponent.is_none_or(|opponent| opponent == *other)
        });
        met.fold([0, 0], |sum, (_, met)| [sum[0] + met[0], sum[1] + met[1]])
    }

    /// The places, the best share of points first.
    fn order(&self) -> Vec<usize> {
        let share = |place: usize| {
            let [own, all] = self.points(place, None);
            own as f64 / all.max(1) as f64
        };
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by(|&a, &b| share(b).total_cmp(&share(a)));
        order
    }

    /// A row for each player, with its number, then its points against each other.
    fn lines(&self) -> Vec<String> {
        let order = self.order();
        let numbers = (1..=order.len()).map(|number| number.to_string());
        let head = std::iter::once("points".into()).chain(numbers).collect();
        let mut rows: Vec<Vec<String>> = vec![head];
        rows.extend(order.iter().map(|&place| {
            let opponents = order
                .iter()
                .map(|&other| match self.points(place, Some(other)) {
                    [_, 0] => String::new(),
                    met => points(met),
                });
            let all = points(self.points(place, None));
            std::iter::once(all).chain(opponents).collect()
        }));
        let name = |(i, &place): (usize, &usize)| format!("{:>2} {}", i + 1, self.players[place].1);
        let mut names = vec!["crosstable".to_string()];
        names.extend(order.iter().enumerate().map(name));
        let width = names.iter().map(|name| name.chars().count()).max();
        let width = width.unwrap_or(0);
        let cells = columns(&rows, &vec![0; order.len() + 1]);
        let lines = names.iter().zip(cells);
        lines
            .map(|(name, cells)| format!("{name:<width$}{cells}").trim_end().into())
            .collect()
    }
}

/// Points of so many games, from half points.
fn points([own, all]: [usize; 2]) -> String {
    let half = if own.is_multiple_of(2) { "" } else { ".5" };
    format!("{}{half}/{}", own / 2, all / 2)
}

/// A crosstable for each game of two that three or more players have played.
pub fn crosstables(tally: &Tally) -> Result<()> {
    let mut games: BTreeMap<&str, Crosstable> = BTreeMap::new();
    for one in tally.matches() {
        let table = games.entry(one.game).or_default();
        let summary = &one.summary;
        let own = table.place(one.player, one.name);
        let other = table.place(one.opponent, one.opponent_name);
        for (pair, won) in [([own, other], summary.wins), ([other, own], summary.losses)] {
            let met = table.met.entry(pair).or_default();
            met[0] += 2 * won + summary.draws;
            met[1] += 2 * summary.games;
        }
    }
    for table in games.values() {
        if (3..=MOST).contains(&table.players.len()) {
            output::line(format_args!("\n{}", table.lines().join("\n")))?;
        }
    }
    Ok(())
}
