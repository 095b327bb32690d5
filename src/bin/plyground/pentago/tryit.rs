//! t
use plyground::games::pentago::Position;
use plyground::solve::pentago::Solver;
use std::time::Instant;
pub fn run() {
    for line in std::io::stdin().lines() {
        let p: Position = line.unwrap().parse().unwrap();
        let t = Instant::now();
        let mut s = Solver::new(&p, 20).unwrap();
        let v = s.advance(1 << 40).unwrap().value;
        let (a, n) = (t.elapsed().as_secs_f64(), s.nodes());
        let t = Instant::now();
        let s = Solver::new(&p, 20).unwrap();
        let all = s.turned_values(1 << 40).unwrap();
        let b = t.elapsed().as_secs_f64();
        let c = |x| all.iter().filter(|(_, v)| *v == x).count();
        let mut bad = 0;
        for (q, v) in all.iter().take(6) {
            let mut s = Solver::new(q, 20).unwrap();
            bad += (s.advance(1 << 40).unwrap().value != *v) as u32;
        }
        println!("{p} {v} {a:.3} {n} all {b:.3} {} {} {} {} bad {bad}", all.len(), c(1), c(0), c(-1));
    }
}
