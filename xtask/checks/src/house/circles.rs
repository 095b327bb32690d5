//! Files that use each other in a circle.

use super::found::Uses;
use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;

/// The largest sets of files of which each leads to each other; none where files stand in an order.
pub fn circles(uses: &Uses) -> Vec<Vec<String>> {
    let mut graph = DiGraphMap::<&str, ()>::new();
    for (file, used) in uses {
        for used in used {
            graph.add_edge(file, used, ());
        }
    }
    let mut circles: Vec<Vec<String>> = tarjan_scc(&graph)
        .into_iter()
        .filter(|files| files.len() > 1)
        .map(|files| files.into_iter().map(String::from).collect())
        .collect();
    circles
        .iter_mut()
        .for_each(|files: &mut Vec<String>| files.sort());
    circles.sort();
    circles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_found_and_roads_are_not() {
        let uses = [("a", "b"), ("b", "c"), ("c", "b"), ("a", "d"), ("d", "c")];
        let mut map = Uses::new();
        for (file, used) in uses {
            map.entry(file.into()).or_default().push(used.into());
        }
        assert_eq!(circles(&map), [["b", "c"]]);
    }
}
