//! The covariance matrix adaptation evolution strategy (CMA-ES).

use super::axis::Axis;
use super::late_mean::LateMean;
use plyground::games::random::Dice;

/// The spread stays between these shares of the first one. Noise alone would make it ever smaller, or ever larger.
const SPREADS: [f64; 2] = [0.1, 2.0];

/// The most often that a step which is rounded away is mirrored or doubled.
const MOST_ENLARGED: usize = 120;

/// A population of candidates around a centre plays the centre. The better half moves the centre and shapes the normal
/// distribution of the next generation (Hansen, "The CMA evolution strategy: a tutorial", 2016).
///
/// The matrix is kept by its Cholesky factor, as by Krause, Arbonès and Igel (2016): the same strategy in rotated coordinates.
#[derive(Clone, Debug)]
pub(super) struct CmaEs {
    seed: u64,
    rates: Rates,
    /// The spread at first and now.
    spreads: [f64; 2],
    centre: Vec<f64>,
    covariance: Vec<Vec<f64>>,
    /// Its Cholesky factor, lower triangular.
    factor: Vec<Vec<f64>>,
    /// The evolution paths of the spread and of the covariance.
    paths: [Vec<f64>; 2],
    /// The results of the present generation.
    results: Vec<f64>,
    generation: u64,
    mean: LateMean,
}

/// The constants that follow from the number of parameters: table 1 of the tutorial.
#[derive(Clone, Debug)]
struct Rates {
    population: usize,
    /// The weights of the better half, the best first. They add up to 1.
    weights: Vec<f64>,
    /// How many candidates the weights stand for.
    selected: f64,
    spread: f64,
    damping: f64,
    path: f64,
    rank_one: f64,
    rank_many: f64,
    /// The mean length of a normal vector.
    length: f64,
}

impl Rates {
    fn new(size: usize) -> Self {
        let n = size as f64;
        let population = 4 + (3.0 * libm::log(n)) as usize;
        let half = population / 2;
        let raw = |i: usize| libm::log((population as f64 + 1.0) / 2.0) - libm::log(i as f64 + 1.0);
        let total: f64 = (0..half).map(raw).sum();
        let weights: Vec<f64> = (0..half).map(|i| raw(i) / total).collect();
        let selected = 1.0 / weights.iter().map(|weight| weight * weight).sum::<f64>();
        let spread = (selected + 2.0) / (n + selected + 5.0);
        let rank_one = 2.0 / ((n + 1.3) * (n + 1.3) + selected);
        let rank_many =
            2.0 * (selected - 2.0 + 1.0 / selected) / ((n + 2.0) * (n + 2.0) + selected);
        Self {
            population,
            weights,
            selected,
            spread,
            damping: 1.0 + 2.0 * (((selected - 1.0) / (n + 1.0)).sqrt() - 1.0).max(0.0) + spread,
            path: (4.0 + selected / n) / (n + 4.0 + 2.0 * selected / n),
            rank_one,
            rank_many: rank_many.min(1.0 - rank_one),
            length: n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n)),
        }
    }
}

impl CmaEs {
    /// A search of so many steps, one for each candidate.
    pub(super) fn new(centre: Vec<f64>, seed: u64, reach: f64, steps: u64) -> Self {
        let size = centre.len();
        let rates = Rates::new(size);
        let unit = |i: usize| (0..size).map(|j| f64::from(u8::from(i == j))).collect();
        let identity: Vec<Vec<f64>> = (0..size).map(unit).collect();
        Self {
            seed,
            spreads: [reach; 2],
            mean: LateMean::new(steps / rates.population as u64, size),
            rates,
            covariance: identity.clone(),
            factor: identity,
            paths: [vec![0.0; size], vec![0.0; size]],
            results: Vec::new(),
            generation: 0,
            centre,
        }
    }

    /// The normal numbers of a candidate of this generation. Where it would be the centre itself, at the ends of all ranges or by rounding,
    /// they are mirrored, then doubled, until it is not.
    fn draw(&self, axes: &[Axis], candidate: usize) -> Vec<f64> {
        let index = self.generation * self.rates.population as u64 + candidate as u64;
        let mut dice = Dice::stream(self.seed, index);
        let mut drawn: Vec<f64> = self.centre.iter().map(|_| normal(&mut dice)).collect();
        for factor in [-1.0, -2.0].into_iter().cycle().take(MOST_ENLARGED) {
            if self.beside(axes, &drawn) != self.centre_values(axes) {
                break;
            }
            drawn.iter_mut().for_each(|entry| *entry *= factor);
        }
        drawn
    }

    fn centre_values(&self, axes: &[Axis]) -> Vec<f64> {
        let values = axes.iter().zip(&self.centre);
        values.map(|(axis, &place)| axis.value(place)).collect()
    }

    /// The values of the candidate with these normal numbers.
    fn beside(&self, axes: &[Axis], drawn: &[f64]) -> Vec<f64> {
        let step = times(&self.factor, drawn);
        let places = axes.iter().zip(&self.centre).zip(step);
        places
            .map(|((axis, &place), step)| axis.beside(place, self.spreads[1] * step))
            .collect()
    }

    /// The next candidate, and the centre.
    pub(super) fn candidates(&self, axes: &[Axis]) -> [Vec<f64>; 2] {
        let drawn = self.draw(axes, self.results.len());
        [self.beside(axes, &drawn), self.centre_values(axes)]
    }

    /// Takes the mean result of the candidate against the centre, from -1 to 1.
    pub(super) fn learn(&mut self, axes: &[Axis], result: f64) {
        self.results.push(result);
        if self.results.len() == self.rates.population {
            self.evolve(axes);
        }
    }

    /// Makes the next generation from this one.
    fn evolve(&mut self, axes: &[Axis]) {
        let drawn: Vec<Vec<f64>> = (0..self.rates.population)
            .map(|i| self.draw(axes, i))
            .collect();
        let mut order: Vec<usize> = (0..drawn.len()).collect();
        order.sort_by(|&a, &b| self.results[b].total_cmp(&self.results[a]));
        let best: Vec<&Vec<f64>> = order
            .iter()
            .take(self.rates.weights.len())
            .map(|&i| &drawn[i])
            .collect();
        let mut mean = vec![0.0; self.centre.len()];
        for (weight, drawn) in self.rates.weights.iter().zip(&best) {
            add(&mut mean, *weight, drawn);
        }
        let step = times(&self.factor, &mean);
        add(&mut self.centre, self.spreads[1], &step);
        for (axis, place) in axes.iter().zip(&mut self.centre) {
            *place = axis.within(*place);
        }
        self.adapt(&mean, &step, &best);
        self.results.clear();
        self.generation += 1;
        self.mean.add(&self.centre);
    }

    /// Adapts the spread and the covariance to the step of the centre, in normal numbers and as it was.
    fn adapt(&mut self, mean: &[f64], step: &[f64], best: &[&Vec<f64>]) {
        let rates = &self.rates;
        let [spread_path, path] = &mut self.paths;
        lengthen(spread_path, rates.spread, rates.selected, mean);
        let longer = norm(spread_path) / rates.length;
        // A path that is long by chance at first, or by a large step, does not stretch the distribution.
        let grown = 1.0 - libm::pow(1.0 - rates.spread, 2.0 * (self.generation as f64 + 1.0));
        let limit = 1.4 + 2.0 / (self.centre.len() as f64 + 1.0);
        let is_short = longer / grown.sqrt() < limit;
        lengthen(
            path,
            rates.path,
            rates.selected,
            if is_short { step } else { &[] },
        );
        let lost = if is_short {
            0.0
        } else {
            rates.rank_one * rates.path * (2.0 - rates.path)
        };
        for row in &mut self.covariance {
            row.iter_mut()
                .for_each(|entry| *entry *= 1.0 - rates.rank_one - rates.rank_many + lost);
        }
        add_square(&mut self.covariance, rates.rank_one, path);
        for (weight, drawn) in rates.weights.iter().zip(best) {
            add_square(
                &mut self.covariance,
                rates.rank_many * weight,
                &times(&self.factor, drawn),
            );
        }
        self.factor = cholesky(&self.covariance);
        let spread = self.spreads[1] * libm::exp(rates.spread / rates.damping * (longer - 1.0));
        self.spreads[1] = spread.clamp(SPREADS[0] * self.spreads[0], SPREADS[1] * self.spreads[0]);
    }

    /// The mean of the last centres, or the present one before them.
    pub(super) fn best(&self) -> Vec<f64> {
        self.mean.or(&self.centre)
    }
}

/// A normal number, mean 0 and variance 1 (Box and Muller 1958).
fn normal(dice: &mut Dice) -> f64 {
    let radius = (-2.0 * libm::log(1.0 - dice.unit())).sqrt();
    radius * libm::cos(std::f64::consts::TAU * dice.unit())
}

fn norm(vector: &[f64]) -> f64 {
    vector.iter().map(|entry| entry * entry).sum::<f64>().sqrt()
}

/// Adds a multiple of a vector.
fn add(to: &mut [f64], times: f64, vector: &[f64]) {
    for (to, entry) in to.iter_mut().zip(vector) {
        *to += times * entry;
    }
}

/// Shortens a path by its rate, and adds a step of so many candidates, so that chance alone keeps its length.
fn lengthen(path: &mut [f64], rate: f64, selected: f64, step: &[f64]) {
    path.iter_mut().for_each(|entry| *entry *= 1.0 - rate);
    add(path, (rate * (2.0 - rate) * selected).sqrt(), step);
}

/// A matrix times a vector.
fn times(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    let product = |row: &Vec<f64>| row.iter().zip(vector).map(|(a, b)| a * b).sum();
    matrix.iter().map(product).collect()
}

/// Adds a multiple of the product of a vector with itself.
fn add_square(matrix: &mut [Vec<f64>], times: f64, vector: &[f64]) {
    for (row, entry) in matrix.iter_mut().zip(vector) {
        add(row, times * entry, vector);
    }
}

/// The lower triangular factor of a positive symmetric matrix.
fn cholesky(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    /// Rounding may not make a variance vanish.
    const LEAST: f64 = 1e-12;
    let size = matrix.len();
    let mut factor = vec![vec![0.0; size]; size];
    for i in 0..size {
        for j in 0..=i {
            let known: f64 = (0..j).map(|k| factor[i][k] * factor[j][k]).sum();
            let rest = matrix[i][j] - known;
            factor[i][j] = if i == j {
                rest.max(LEAST).sqrt()
            } else {
                rest / factor[j][j]
            };
        }
    }
    factor
}
