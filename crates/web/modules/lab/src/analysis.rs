//! Analysis: reviews of games and explanations of moves, for the worker of `analyse.html`.

use std::sync::Arc;

use plyground::games::{AnyError, game_of};
use plyground::players::{AnyGame, AnyTable, Contender, FAMILIES, PlayerInfo, catalogue};
use plyground::search::{Clock, Limits};
use plyground_lab::review::{
    Review, ReviewStep, Subject, Variation, Why, as_judge, reviewer, switches,
};
use plyground_web::{File, Params, now, to_js};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::tree::TreeHandle;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str =
    r#"import type { Cost, Judgement, Lesson, Sentence, Threat, Why } from "../../core/analysis";"#;

/// Nodes of a search for its tree.
const MOST_SEARCHED: u64 = 3_000_000;

/// Nodes of a search for its cost alone.
const MOST_COUNTED: u64 = 1_000_000;

/// A game with the player that looks at it.
#[wasm_bindgen]
pub struct Analysis {
    game: Arc<dyn AnyGame>,
    record: String,
    contender: Contender,
    review: Option<Review>,
}

/// A player's view of a position, and the line that it expects.
#[derive(Serialize)]
struct WhyView {
    #[serde(flatten)]
    why: Why,
    line: Variation,
}

#[wasm_bindgen]
impl Analysis {
    /// Looks at the game of a record with so many nodes a ply. Without a player, the one that reviews it best. It judges by
    /// `params` where they are given, [as a judge](as_judge).
    ///
    /// # Errors
    /// An unknown game, player or parameter, a record that can't be read, or limits out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(
        record: &str,
        player: Option<String>,
        nodes: f64,
        #[wasm_bindgen(unchecked_optional_param_type = "Record<string, number>")] params: JsValue,
    ) -> Result<Analysis, JsError> {
        let game = catalogue::open(game_of(record))?;
        game.replay(record)?;
        let info = match player {
            Some(id) => game.player(&id)?,
            None => reviewer(&*game),
        };
        let settings = match params.is_undefined() {
            true => info.defaults(),
            false => info.settings(Params::read(&params)?.pairs())?,
        };
        let contender = Contender::new(info, settings, Limits::nodes(nodes as u64))?;
        Ok(Self {
            contender: as_judge(contender),
            record: record.trim().into(),
            game,
            review: None,
        })
    }

    /// The id of the player.
    #[wasm_bindgen(getter)]
    pub fn player(&self) -> String {
        self.contender.info.id.into()
    }

    /// Whether the player would judge better with its optional weights where the game begins.
    ///
    /// # Errors
    /// The record can't be read.
    #[wasm_bindgen(js_name = wantsWeights)]
    pub fn wants_weights(&self) -> Result<bool, JsError> {
        let question = self.table(0)?.question();
        let mut thinker = self.game.thinker(Clock::from(now));
        Ok(thinker.wants_weights(&self.contender, 0, &question)?)
    }

    /// Hands over a file of learned weights for the player.
    ///
    /// # Errors
    /// The file is not a file of weights, is damaged, or has another version.
    #[wasm_bindgen(js_name = provideWeights)]
    pub fn provide_weights(&mut self, file: &js_sys::Uint8Array) -> Result<(), JsError> {
        let family = catalogue::family(FAMILIES, &self.game.name())?;
        let info: &PlayerInfo = self.contender.info;
        let weights = family.read_weights(info, &File(file))?;
        self.contender.weights = Some(weights);
        Ok(())
    }

    /// Reviews the game for about `ms`, at most to the end of a position. Gives the judgement of a ply so far, undefined where
    /// that takes longer, or null when all are judged.
    ///
    /// # Errors
    /// The player's weights were not provided.
    #[wasm_bindgen(unchecked_return_type = "Judgement | undefined | null")]
    pub fn review(&mut self, ms: f64) -> Result<JsValue, JsError> {
        let review = match &mut self.review {
            Some(review) => review,
            None => {
                let game = Arc::clone(&self.game);
                let review = Review::new(
                    game,
                    &self.record,
                    self.contender.clone(),
                    0,
                    Clock::from(now),
                );
                self.review.insert(review?)
            }
        };
        match review.slice(ms)? {
            ReviewStep::Working => Ok(JsValue::UNDEFINED),
            ReviewStep::Judged(judgement) => to_js(&judgement),
            ReviewStep::Done => Ok(JsValue::NULL),
        }
    }

    /// The judgements of the review: final when it is done.
    #[wasm_bindgen(unchecked_return_type = "Judgement[]")]
    pub fn judgements(&self) -> Result<JsValue, JsError> {
        let review = self.review.as_ref();
        to_js(&review.map_or_else(Vec::new, Review::judgements))
    }

    /// Judges another move in the place of a ply, counted from 0.
    ///
    /// # Errors
    /// The move is not legal there, or the player's weights were not provided.
    #[wasm_bindgen(unchecked_return_type = "Judgement")]
    pub fn judge(&self, ply: usize, mv: &str) -> Result<JsValue, JsError> {
        let mut table = self.table(ply)?;
        table.play(mv, None)?;
        let game = Arc::clone(&self.game);
        let review = Review::new(
            game,
            &table.record(),
            self.contender.clone(),
            0,
            Clock::from(now),
        );
        let mut review = review?.starting_at(ply);
        loop {
            match review.slice(f64::INFINITY)? {
                ReviewStep::Working => {}
                ReviewStep::Judged(judgement) => return to_js(&judgement),
                ReviewStep::Done => return Err(JsError::new("judge: there is no such ply")),
            }
        }
    }

    /// Records the tree of the player's search about the position after so many plies, down to a depth. Of the last
    /// iteration `most` nodes are kept, and a search of very many nodes is stopped before.
    ///
    /// # Errors
    /// The player's search keeps no tree, or its weights were not provided.
    pub fn tree(&self, ply: usize, depth: u32, most: usize) -> Result<TreeHandle, JsError> {
        let contender = Contender {
            limits: Limits {
                nodes: Some(MOST_SEARCHED),
                ..Limits::depth(depth)
            },
            ..self.contender.clone()
        };
        let question = self.table(ply)?.question();
        let game = &*self.game;
        let recorded = game.record(&contender, 0, &question, most, Clock::from(now))?;
        Ok(TreeHandle::new(game.name(), contender.info.id, recorded))
    }

    /// The switches of the player's search that are on, by the names of its parameters.
    pub fn switches(&self) -> Vec<String> {
        let on = switches(&self.contender);
        on.map(|param| param.name.into()).collect()
    }

    /// The cost of looking so deep after so many plies, with a switch off or with all as they are.
    ///
    /// # Errors
    /// The player has no such switch, or its weights were not provided.
    #[wasm_bindgen(unchecked_return_type = "Cost")]
    pub fn cost(&self, ply: usize, depth: u32, off: Option<String>) -> Result<JsValue, JsError> {
        self.subject(ply, |subject| {
            subject.cost(depth, MOST_COUNTED, off.as_deref())
        })
    }

    /// The threat of the other side after so many plies; undefined where that says nothing.
    ///
    /// # Errors
    /// The record can't be read.
    #[wasm_bindgen(unchecked_return_type = "Threat | undefined")]
    pub fn threat(&self, ply: usize) -> Result<JsValue, JsError> {
        self.subject(ply, |subject| subject.threat())
    }

    /// Sentences about the position after so many plies, and about the move that was played there. Each is checked by
    /// other code.
    ///
    /// # Errors
    /// The player's weights were not provided.
    #[wasm_bindgen(unchecked_return_type = "Sentence[]")]
    pub fn sentences(&self, ply: usize) -> Result<JsValue, JsError> {
        self.subject(ply, |subject| subject.sentences())
    }

    /// What the player thinks of the position after so many plies, and what the static
    /// evaluation is the sum of, before and after each move. The best move is compared with the one that was `played` there,
    /// or else with the second best. `all` moves get exact values, as far as the search
    /// comes.
    ///
    /// # Errors
    /// The player's weights were not provided.
    #[wasm_bindgen(unchecked_return_type = "Why")]
    pub fn why(&self, ply: usize, played: bool, all: bool) -> Result<JsValue, JsError> {
        let mut table = self.table(ply)?;
        let lines = if all { table.state().legal.len() } else { 1 };
        self.subject(ply, |subject| {
            let why = Subject {
                question: subject.question.clone().multi_pv(lines as u32),
                played: subject.played.filter(|_| played),
                clock: subject.clock.clone(),
                ..*subject
            };
            let why = why.why()?;
            let line = Variation::new(&mut *table, &why.pv);
            Ok(WhyView { why, line })
        })
    }
}

impl Analysis {
    /// The game after so many plies.
    fn table(&self, ply: usize) -> Result<Box<dyn AnyTable>, JsError> {
        let mut table = self.game.replay(&self.record)?;
        table.seek(ply);
        Ok(table)
    }

    /// Asks about the position after so many plies, and about the move that was played there.
    fn subject<T: Serialize>(
        &self,
        ply: usize,
        ask: impl FnOnce(&Subject<'_>) -> Result<T, AnyError>,
    ) -> Result<JsValue, JsError> {
        let table = self.table(ply)?;
        let played = table.moves(ply, ply + 1);
        let subject = Subject {
            game: &*self.game,
            contender: &self.contender,
            seed: 0,
            question: table.question(),
            played: played.first().map(String::as_str),
            clock: Clock::from(now),
        };
        to_js(&ask(&subject)?)
    }
}
