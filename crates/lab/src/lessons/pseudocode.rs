//! The pseudocode of the searches that go down a tree.

/// A pseudocode and the lines of its steps.
pub(super) struct Pseudocode {
    pub text: &'static [&'static str],
    pub leaf: usize,
    pub start: usize,
    pub order: usize,
    pub take: usize,
    pub cut: usize,
    pub end: usize,
    /// From a line of Max to the same line of whoever replies; 0 where both share it.
    pub reply: usize,
}

pub(super) const MINIMAX: Pseudocode = Pseudocode {
    text: &[
        "max_value(node):",
        "  if leaf(node): return value(node)",
        "  best = -∞",
        "  for child in node:",
        "    best = max(best, min_value(child))",
        "  return best",
        "min_value(node):",
        "  if leaf(node): return value(node)",
        "  best = ∞",
        "  for child in node:",
        "    best = min(best, max_value(child))",
        "  return best",
    ],
    leaf: 1,
    start: 2,
    order: 3,
    take: 4,
    cut: 4,
    end: 5,
    reply: 6,
};

pub(super) const EXPECTIMAX: Pseudocode = Pseudocode {
    text: &[
        "max_value(node):",
        "  if leaf(node): return value(node)",
        "  best = -∞",
        "  for child in node:",
        "    best = max(best, chance_value(child))",
        "  return best",
        "chance_value(node):",
        "  if leaf(node): return value(node)",
        "  mean = 0",
        "  for probability, child in node:",
        "    mean = mean + probability · max_value(child)",
        "  return mean",
    ],
    ..MINIMAX
};

pub(super) const NEGAMAX: Pseudocode = Pseudocode {
    text: &[
        "negamax(node):",
        "  if leaf(node): return value for the side to move",
        "  best = -∞",
        "  for child in node:",
        "    best = max(best, -negamax(child))",
        "  return best",
    ],
    reply: 0,
    ..MINIMAX
};

pub(super) const ALPHA_BETA: Pseudocode = Pseudocode {
    text: &[
        "max_value(node, α, β):",
        "  if leaf(node): return value(node)",
        "  best = -∞",
        "  for child in node:",
        "    best = max(best, min_value(child, α, β))",
        "    if best ≥ β: return best    # cut off",
        "    α = max(α, best)",
        "  return best",
        "min_value(node, α, β):",
        "  if leaf(node): return value(node)",
        "  best = ∞",
        "  for child in node:",
        "    best = min(best, max_value(child, α, β))",
        "    if best ≤ α: return best    # cut off",
        "    β = min(β, best)",
        "  return best",
    ],
    leaf: 1,
    start: 2,
    order: 3,
    take: 4,
    cut: 5,
    end: 7,
    reply: 8,
};

pub(super) const DEEPENING: Pseudocode = Pseudocode {
    text: &[
        "for depth = 1, 2, 3, ...:",
        "  value(root, -∞, ∞, depth)",
        "value(node, α, β, depth):",
        "  if leaf(node) or depth = 0: return estimate(node)",
        "  best = -∞    # at Min: ∞",
        "  for child in node: # the last best, killer, history",
        "    best = max(best, value(child, α, β, depth - 1))",
        "    if best ≥ β: remember child; return best",
        "    α = max(α, best)",
        "  remember best child; return best",
        "# at Min: min for max, best ≤ α, β = min(β, best)",
    ],
    leaf: 3,
    start: 4,
    order: 5,
    take: 6,
    cut: 7,
    end: 9,
    reply: 0,
};
