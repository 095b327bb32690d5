//! Minimax and alpha-beta for games of two sides, every optimisation with a switch of its own.

mod bounds;
mod options;
mod ordering;
mod prover;
mod pruning;
mod root;
mod static_eval;

use std::fmt::Display;
use std::future::Future;
use std::pin::Pin;

use bounds::{Bound, Bounds, TtEntry};
use ordering::{HistoryTable, KeySet, Killers, pick};
use static_eval::StaticEvalOnce;

pub use options::Options;
pub use prover::Prover;

use super::{Reason, Report, SearchControl, Stopped, Visit};
use crate::eval::{DECIDED, StaticEval};
use crate::games::{Adversarial, Outcome, Side};

/// A searcher with what it keeps from move to move: the transposition table and the history.
#[derive(Debug)]
pub struct AlphaBeta<E> {
    evaluation: E,
    options: Options,
    table: Option<Bounds>,
    history: Option<HistoryTable>,
    /// The keys of positions that end the game in a draw when they come up, sorted.
    drawn: Vec<u128>,
}

impl<E> AlphaBeta<E> {
    /// A searcher that has seen nothing yet.
    pub fn new(evaluation: E, options: Options) -> Self {
        Self {
            evaluation,
            table: (options.table_bits > 0).then(|| Bounds::of(&options)),
            options,
            history: None,
            drawn: Vec::new(),
        }
    }

    /// The evaluation at the leaves.
    pub fn evaluation(&self) -> &E {
        &self.evaluation
    }

    /// Whether it goes by the [mean of depths](Options::averaged) from now on.
    pub fn average(&mut self, on: bool) {
        self.options.averaged = on;
    }

    /// Tells it the keys, in ascending order, of the positions that came up [twice](crate::search::twice) in the game.
    /// They are draws when they come up again. Values in the table may go through them, so the table is emptied
    /// when they change.
    pub fn recall(&mut self, drawn: &[u128]) {
        if self.drawn == drawn {
            return;
        }
        self.drawn = drawn.to_vec();
        if let Some(table) = &mut self.table {
            table.clear();
        }
    }

    /// Finds the best move. One searcher plays one game: tables of another would mislead it.
    pub async fn think<G: Adversarial>(
        &mut self,
        position: &G,
        control: &SearchControl<G::Move>,
    ) -> Report<G::Move>
    where
        E: StaticEval<G>,
    {
        self.search(position, control, Some, &mut ()).await
    }

    /// The same beside a prover.
    pub(crate) async fn think_beside<G: Adversarial>(
        &mut self,
        position: &G,
        control: &SearchControl<G::Move>,
        prover: &mut impl Prover<G, G::Move>,
    ) -> Report<G::Move>
    where
        E: StaticEval<G>,
    {
        self.search(position, control, Some, prover).await
    }

    /// The same where the host knows the moves at the root by other names; those without one it does
    /// not hear of.
    pub async fn think_as<G: Adversarial, M: Copy + Display>(
        &mut self,
        position: &G,
        control: &SearchControl<M>,
        name: fn(G::Move) -> Option<M>,
    ) -> Report<M>
    where
        E: StaticEval<G>,
    {
        self.search(position, control, name, &mut ()).await
    }

    async fn search<G: Adversarial, M: Copy + Display>(
        &mut self,
        position: &G,
        control: &SearchControl<M>,
        name: fn(G::Move) -> Option<M>,
        prover: &mut impl Prover<G, M>,
    ) -> Report<M>
    where
        E: StaticEval<G>,
    {
        if let Some(table) = &mut self.table {
            table.age();
        }
        let history = self.history.get_or_insert_with(HistoryTable::new::<G>);
        history.age();
        let mut search = AlphaBetaSearch {
            evaluation: &self.evaluation,
            options: &self.options,
            table: &mut self.table,
            history,
            drawn: &self.drawn,
            control,
            name,
            keys: Vec::new(),
            levels: Vec::new(),
            replies: Vec::new(),
            complete: true,
        };
        search.deepen(position, prover).await
    }
}

/// One search in progress.
struct AlphaBetaSearch<'s, G: Adversarial, E, M> {
    evaluation: &'s E,
    options: &'s Options,
    table: &'s mut Option<Bounds>,
    history: &'s mut HistoryTable,
    /// The keys of positions that end the game in a draw when they come up, sorted.
    drawn: &'s [u128],
    control: &'s SearchControl<M>,
    name: fn(G::Move) -> Option<M>,
    /// The keys on the way from the root, in a game with a rule on repetition.
    keys: Vec<u128>,
    /// By plies from the root.
    levels: Vec<Level<G>>,
    /// The moves of the node in hand.
    replies: Vec<G::Move>,
    /// Whether every line of the subtree in hand went to the end of the game.
    complete: bool,
}

/// A position to search so deep, in a window.
struct SearchNode<G> {
    position: G,
    depth: u32,
    ply: u32,
    alpha: f32,
    beta: f32,
}

/// The buffers and killer moves of a ply.
struct Level<G: Adversarial> {
    moves: Vec<(f32, G::Move)>,
    noisy: Vec<G::Move>,
    seen: KeySet,
    killers: Killers<G::Move>,
    /// No static pruning, null move or multi-cut here: the node is part of a null move or multi-cut already.
    is_trial: bool,
    /// The principal variation from here on.
    line: Vec<G::Move>,
}

/// From these places in the list on, late move reductions look a ply less deep, and another.
const LATE: [usize; 2] = [4, 12];

impl<G, E, M> AlphaBetaSearch<'_, G, E, M>
where
    G: Adversarial,
    E: StaticEval<G>,
    M: Copy + Display,
{
    /// The depth that remains after a ply of `side`.
    fn left(&self, side: Side, depth: u32) -> u32 {
        let counts = self.options.counted.is_none_or(|counted| counted == side);
        depth - u32::from(counts)
    }

    /// The value of a position as it stands.
    #[inline]
    fn static_eval(&mut self, position: &G, ply: u32) -> f32 {
        self.control.count(1);
        match self.ending(position) {
            Some((outcome, _)) => self.evaluation.finished(position, outcome, ply),
            None => {
                self.complete = false;
                self.evaluation.static_eval(position)
            }
        }
    }

    /// The value of a move that leads to `next`, for the side that makes it. A finite `alpha` is the value of another
    /// move. With principal variation search a null-window search then asks first whether this move is better, at a
    /// depth reduced by `less` plies.
    async fn reply(
        &mut self,
        next: G,
        depth: u32,
        less: u32,
        ply: u32,
        alpha: f32,
        beta: f32,
    ) -> Result<f32, Stopped> {
        if depth == 0 {
            return Ok(self.reply_at_horizon(&next, ply, alpha, beta));
        }
        if !self.options.pruning {
            return Ok(-self
                .visit(next, depth, ply, f32::NEG_INFINITY, f32::INFINITY)
                .await?);
        }
        // Nothing rests on a search that is done again.
        let complete = self.complete;
        if less > 0 {
            let value = -self
                .visit(next, depth - less, ply, -alpha.next_up(), -alpha)
                .await?;
            if value <= alpha {
                return Ok(value);
            }
            self.complete = complete;
        }
        if self.options.scout && alpha.is_finite() {
            let value = -self
                .visit(next, depth, ply, -alpha.next_up(), -alpha)
                .await?;
            if value <= alpha || value >= beta {
                return Ok(value);
            }
            self.complete = complete;
        }
        Ok(-self.visit(next, depth, ply, -beta, -alpha).await?)
    }

    /// The same where no depth is left, so that nothing can pause.
    #[inline]
    fn reply_at_horizon(&mut self, next: &G, ply: u32, alpha: f32, beta: f32) -> f32 {
        if !self.options.pruning {
            return -self.horizon(next, 0, ply, f32::NEG_INFINITY, f32::INFINITY);
        }
        let complete = self.complete;
        if self.options.scout && alpha.is_finite() {
            let value = -self.horizon(next, 0, ply, -alpha.next_up(), -alpha);
            // Static values are exact whatever was asked; quiescence prunes by it from its second ply on.
            if value <= alpha || value >= beta || self.options.quiescence < 2 {
                return value;
            }
            self.complete = complete;
        }
        -self.horizon(next, 0, ply, -beta, -alpha)
    }

    /// Tells of a node that is visited, which has no line yet.
    #[inline(always)]
    fn enter(&mut self, depth: u32, ply: u32, alpha: f32, beta: f32) {
        self.control
            .tell(move |observer| observer.enter(Visit::window(depth, alpha, beta)));
        self.ensure_ply(ply);
        self.levels[ply as usize].line.clear();
    }

    /// The value of a position that is over, or is looked at no deeper than by quiescence.
    fn horizon(&mut self, position: &G, depth: u32, ply: u32, alpha: f32, beta: f32) -> f32 {
        self.enter(depth, ply, alpha, beta);
        if let Some((_, reason)) = self.ending(position) {
            let value = self.static_eval(position, ply);
            return self.leaf(value, reason);
        }
        let plies = self.options.quiescence;
        let value = self.quiet(position, plies, ply, alpha, beta);
        let reason = if plies > 0 {
            Reason::Quiescence
        } else {
            Reason::Horizon
        };
        self.leaf(value, reason)
    }

    /// The value of a node that is not searched, for a reason.
    #[inline]
    fn leaf(&self, value: f32, reason: Reason) -> f32 {
        self.control.tell(move |observer| {
            observer.note(reason);
            observer.leave(value);
        });
        value
    }

    async fn visit(
        &mut self,
        position: G,
        depth: u32,
        ply: u32,
        alpha: f32,
        beta: f32,
    ) -> Result<f32, Stopped> {
        if depth == 0 || position.outcome().is_some() {
            return Ok(self.horizon(&position, depth, ply, alpha, beta));
        }
        self.enter(depth, ply, alpha, beta);
        if G::REPEATS && self.is_repeated(&position, ply) {
            self.control.count(1);
            self.complete = false;
            let value = self.evaluation.finished(&position, Outcome::Draw, ply);
            return Ok(self.leaf(value, Reason::Repetition));
        }
        let known = self
            .table
            .as_ref()
            .and_then(|table| table.get(position.key(), ply));
        match known {
            Some(learnt) if learnt.settles(depth, alpha, beta) => {
                self.complete &= learnt.complete;
                Ok(self.leaf(learnt.value, Reason::Table))
            }
            _ => {
                let hint = known.map(|learnt| learnt.mv);
                let node = SearchNode {
                    position,
                    depth,
                    ply,
                    alpha,
                    beta,
                };
                let value = self.expand(node, hint).await?;
                self.control.tell(move |observer| observer.leave(value));
                Ok(value)
            }
        }
    }

    /// Whether the position counts as a draw: it came up twice in the game, or once on the way from the root, which shows
    /// that nobody gets on. Keeps its key for the plies below.
    fn is_repeated(&mut self, position: &G, ply: u32) -> bool {
        let key = position.key();
        self.keys.truncate(ply as usize);
        let repeated = self.keys.contains(&key) || self.is_drawn(position);
        self.keys.push(key);
        repeated
    }

    /// How the game ends in a position: by its own outcome, or because it would come up a third time.
    #[inline]
    fn ending(&self, position: &G) -> Option<(Outcome, Reason)> {
        let by_outcome = position.outcome().map(|outcome| (outcome, Reason::Over));
        let third = || (Outcome::Draw, Reason::Repetition);
        by_outcome.or_else(|| self.is_drawn(position).then(third))
    }

    /// Whether the position would come up a third time in the game.
    #[inline]
    fn is_drawn(&self, position: &G) -> bool {
        !self.drawn.is_empty() && self.drawn.binary_search(&position.key()).is_ok()
    }

    /// Quiescence search: the best of the static evaluation and of noisy moves, at most `plies` deep.
    fn quiet(&mut self, position: &G, plies: u32, ply: u32, alpha: f32, beta: f32) -> f32 {
        let mut best = self.static_eval(position, ply);
        if plies == 0 || best >= beta || position.outcome().is_some() {
            return best;
        }
        self.ensure_ply(ply + 1);
        let mut moves = std::mem::take(&mut self.levels[ply as usize].noisy);
        moves.clear();
        self.evaluation.noisy(position, &mut moves);
        for &mv in &moves {
            let next = position.played(mv);
            let value = -self.quiet(&next, plies - 1, ply + 1, -beta, -alpha.max(best));
            best = best.max(value);
            if best >= beta {
                break;
            }
        }
        self.levels[ply as usize].noisy = moves;
        best
    }

    /// How many plies less deep a move is searched first that comes late in the list.
    fn lateness(&self, place: usize, left: u32, raised: f32) -> u32 {
        if !raised.is_finite() || raised.abs() > DECIDED {
            return 0;
        }
        let late = LATE.iter().filter(|&&from| place >= from).count() as u32;
        late.min(self.options.late_moves)
            .min(left.saturating_sub(1))
    }

    /// The value of a position for the side to move; exact between `alpha` and `beta`, else a bound
    /// on its side of them. Only these nodes can pause, and only they pay for being futures.
    fn expand(
        &mut self,
        node: SearchNode<G>,
        hint: Option<u16>,
    ) -> Pin<Box<dyn Future<Output = Result<f32, Stopped>> + '_>> {
        Box::pin(self.examine(node, hint))
    }

    async fn examine(&mut self, node: SearchNode<G>, hint: Option<u16>) -> Result<f32, Stopped> {
        self.control.count(1);
        if self.control.is_due() {
            self.control.pause().await?;
        }
        let around = std::mem::replace(&mut self.complete, true);
        let (position, depth, ply, beta) = (&node.position, node.depth, node.ply, node.beta);
        let (level, side) = (ply as usize, position.side());
        let left = self.left(side, depth);
        // A null window asks only whether the value exceeds alpha.
        let is_asked = beta <= node.alpha.next_up() && self.is_trusted(ply, beta);
        let mut static_eval = StaticEvalOnce::at(position);
        if is_asked && self.stands_above(&mut static_eval, depth, beta) {
            self.complete = false;
            self.control
                .tell(|observer| observer.note(Reason::StaticPruning));
            return Ok(beta);
        }
        let mut moves = self.ordered(position, depth, ply, hint);
        if is_asked
            && self
                .trial(&mut static_eval, depth, ply, beta, &mut moves)
                .await?
        {
            self.levels[level].moves = moves;
            self.complete = false;
            return Ok(beta);
        }
        if self.options.unique {
            self.levels[level].seen.reset(moves.len());
        }
        let (mut best, mut best_move, mut raised) = (f32::NEG_INFINITY, None, node.alpha);
        for i in 0..moves.len() {
            let mv = pick(&mut moves, i);
            let next = position.played(mv);
            if self.options.unique && !self.levels[level].seen.insert(next.key()) {
                continue;
            }
            self.control.tell(move |observer| observer.step(&mv));
            // Principal variation search trusts the first move to be the best.
            let value = match (best_move, left) {
                (None, 0) => -self.horizon(&next, 0, ply + 1, -beta, -raised),
                (None, _) => -self.visit(next, left, ply + 1, -beta, -raised).await?,
                (_, 0) => self.reply_at_horizon(&next, ply + 1, raised, beta),
                _ => {
                    let less = self.lateness(i, left, raised);
                    self.reply(next, left, less, ply + 1, raised, beta).await?
                }
            };
            if value > best || best_move.is_none() {
                (best, best_move) = (value, Some(mv));
            }
            if value > raised {
                raised = value;
                self.update_pv(level, mv);
                self.control.tell(|observer| observer.prefer());
            }
            if value >= beta {
                self.record_cutoff(side, mv, depth, level);
                self.control.tell(|observer| observer.note(Reason::Cutoff));
                break;
            }
        }
        self.levels[level].moves = moves;
        if let Some(mv) = best_move {
            self.remember(&node, best, mv);
        }
        self.complete &= around;
        Ok(best)
    }

    /// The principal variation of a ply: a move, then that of the next ply.
    fn update_pv(&mut self, level: usize, mv: G::Move) {
        if let [line, rest] = &mut self.levels[level..level + 2] {
            line.line.clear();
            line.line.push(mv);
            line.line.extend_from_slice(&rest.line);
        }
    }

    /// Stores a node's value and best move in the table, if there is one.
    fn remember(&mut self, node: &SearchNode<G>, value: f32, mv: G::Move) {
        let Some(table) = &mut self.table else {
            return;
        };
        let learnt = TtEntry {
            value,
            bound: Bound::of(value, node.alpha, node.beta),
            complete: self.complete,
            depth: node.depth,
            mv: G::number(mv) as u16,
        };
        table.put(node.position.key(), node.ply, learnt);
    }

    fn record_cutoff(&mut self, side: Side, mv: G::Move, depth: u32, level: usize) {
        if self.options.killers || self.options.combined {
            self.levels[level].killers.add(mv);
        }
        if self.options.history || self.options.combined {
            self.history.credit::<G>(side, mv, depth);
        }
    }

    /// The moves of a position with a number each: the greater, the earlier.
    #[inline(never)]
    fn ordered(
        &mut self,
        position: &G,
        depth: u32,
        ply: u32,
        hint: Option<u16>,
    ) -> Vec<(f32, G::Move)> {
        self.replies.clear();
        self.evaluation.replies(position, &mut self.replies);
        let mut moves = std::mem::take(&mut self.levels[ply as usize].moves);
        moves.clear();
        let Options {
            killers,
            history,
            combined,
            ..
        } = *self.options;
        let by_value = depth > 1 && ply < self.options.evaluated_plies();
        let [by_killers, by_history] = match combined {
            true => [depth == 1, depth > 1],
            false => [killers, history],
        };
        let (side, refuters) = (position.side(), self.levels[ply as usize].killers);
        for i in 0..self.replies.len() {
            let mv = self.replies[i];
            let mut score = 0.0;
            if hint.is_some_and(|hint| usize::from(hint) == G::number(mv)) {
                score = f32::INFINITY;
            } else if by_value {
                let complete = self.complete;
                score = -self.static_eval(&position.played(mv), ply + 1);
                self.complete = complete;
            } else {
                if by_history {
                    score = self.history.of::<G>(side, mv);
                }
                if by_killers {
                    score += 1e12 * f32::from(refuters.rank(mv));
                }
                if combined && depth == 1 {
                    score += self.evaluation.promise(position, mv);
                }
            }
            moves.push((score, mv));
        }
        moves
    }

    /// Makes room for a ply and the one after it.
    fn ensure_ply(&mut self, ply: u32) {
        while self.levels.len() < ply as usize + 2 {
            self.levels.push(Level {
                moves: Vec::new(),
                noisy: Vec::new(),
                seen: KeySet::default(),
                killers: Killers::NONE,
                is_trial: false,
                line: Vec::new(),
            });
        }
    }
}
