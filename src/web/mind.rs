//! Who thinks about a game, whatever game it is.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::clock::now;
use super::message::{Params, SliceView, field, number, text};
use crate::games::Game;
use crate::players::{Player, PlayerInfo, Settings, SettingsError, Thinker};
use crate::search::{Limits, WrittenLimits};

/// What the worker asks for; the type `ThinkRequest` of the page.
pub struct Request {
    pub(super) game: String,
    position: String,
    earlier: JsValue,
    player: String,
    params: Params,
    limits: WrittenLimits,
    seed: f64,
}

impl Request {
    pub(super) fn read(request: &JsValue) -> Result<Self, JsError> {
        let limits = field(request, "limits");
        Ok(Self {
            game: text(request, "game")?,
            position: text(request, "position")?,
            earlier: field(request, "earlier"),
            player: text(request, "player")?,
            params: Params::read(&field(request, "params"))?,
            limits: WrittenLimits {
                movetime: number(&limits, "movetime")?,
                depth: number(&limits, "depth")?,
                nodes: number(&limits, "nodes")?,
            },
            seed: number(request, "seed")?.unwrap_or_default(),
        })
    }

    /// When the search is to end.
    pub(super) fn limits(&self) -> Result<Limits, JsError> {
        Ok(self.limits.checked()?)
    }
}

/// What a thinker must know of a game: its positions and its players.
pub(super) trait Seats<G: Game> {
    fn position(&self, text: &str) -> Result<G, JsError>;
    /// The keys of positions that came before, from a list of their texts; none in a game where repetition
    /// means nothing.
    fn earlier(&self, _list: &JsValue) -> Result<Vec<u128>, JsError> {
        Ok(Vec::new())
    }
    fn info(&self, player: &str) -> Result<&'static PlayerInfo, SettingsError>;
    fn create(&self, info: &PlayerInfo, settings: &Settings, seed: u64) -> Box<dyn Player<G>>;
}

/// Somebody who thinks about one game, whatever game it is.
pub trait Mind {
    /// Starts a search, dropping one that runs.
    fn go(&mut self, request: &Request, limits: Limits) -> Result<(), JsError>;
    /// Searches for about `ms`; `None` when no search runs.
    fn slice(&mut self, ms: f64) -> Option<SliceView>;
    /// The next slice ends the search with the best move so far.
    fn stop(&self);
    /// What each feature of the evaluation adds to the position's value. Ends a search that runs.
    fn explain(&mut self, request: &Request) -> Result<Vec<Contribution>, JsError>;
}

/// A feature's part in the value of a position.
#[derive(Serialize)]
pub struct Contribution {
    name: &'static str,
    label: &'static str,
    value: f32,
}

/// Who plays and how; a change of it makes a new player.
#[derive(PartialEq)]
struct Seat {
    player: String,
    settings: Settings,
    seed: u64,
}

/// A mind for any game, given its [`Seats`].
pub(super) struct GameMind<G: Game, S> {
    seats: S,
    thinker: Thinker<G>,
    seat: Option<Seat>,
}

impl<G: Game + 'static, S: Seats<G>> GameMind<G, S> {
    pub(super) fn new(seats: S) -> Self {
        Self {
            seats,
            thinker: Thinker::new(now),
            seat: None,
        }
    }

    /// Seats the player that a request asks for, unless it sits there already.
    fn prepare(&mut self, request: &Request) -> Result<(G, &'static PlayerInfo), JsError> {
        let position = self.seats.position(&request.position)?;
        let info = self.seats.info(&request.player)?;
        let seat = Seat {
            player: request.player.clone(),
            settings: info.settings(request.params.pairs())?,
            seed: request.seed as u64,
        };
        self.thinker.halt();
        if self.seat.as_ref() != Some(&seat) {
            let player = self.seats.create(info, &seat.settings, seat.seed);
            self.thinker.seat(player);
            self.seat = Some(seat);
        }
        Ok((position, info))
    }
}

impl<G: Game + 'static, S: Seats<G>> Mind for GameMind<G, S> {
    fn go(&mut self, request: &Request, limits: Limits) -> Result<(), JsError> {
        let (position, _) = self.prepare(request)?;
        let earlier = self.seats.earlier(&request.earlier)?;
        self.thinker.recall(&earlier);
        self.thinker.go(position, limits);
        Ok(())
    }

    fn slice(&mut self, ms: f64) -> Option<SliceView> {
        self.thinker.slice(ms).map(|slice| SliceView::from(&slice))
    }

    fn stop(&self) {
        self.thinker.stop();
    }

    fn explain(&mut self, request: &Request) -> Result<Vec<Contribution>, JsError> {
        let (position, info) = self.prepare(request)?;
        let player = self.thinker.player();
        let contributions = player.map_or(Vec::new(), |player| player.contributions(&position));
        let labelled = contributions.into_iter().filter_map(|(name, value)| {
            let param = info.params.iter().find(|param| param.name == name)?;
            let label = param.label;
            Some(Contribution { name, label, value })
        });
        Ok(labelled.collect())
    }
}
