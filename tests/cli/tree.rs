//! `plyground tree`.

use serde_json::json;

use super::program::{fails, json as lines_of, succeeds};

const TREE: [&str; 3] = ["tree", "2048-3x3", "2,2,4,8,0,0,0,0,0"];

fn tree(more: &[&str]) -> String {
    succeeds(&[&TREE[..], &["--depth", "2"], more].concat())
}

#[test]
fn a_tree_comes_in_three_forms() {
    let text = tree(&[]);
    let dot = tree(&["--format", "dot"]);
    let [object] = &lines_of(&[&TREE[..], &["--depth", "2", "--format", "json"]].concat())[..]
    else {
        panic!("one object")
    };
    let nodes = object["nodes"].as_array().expect("nodes");
    assert_eq!(nodes.len(), text.lines().count());
    assert_eq!(nodes.len(), dot.matches(" [label=").count());
    assert!(dot.starts_with("digraph"));
    // How much of the tree is shown.
    let size = format!("{0} of {0} nodes", nodes.len());
    assert!(
        dot.contains(&size)
            && text
                .lines()
                .next()
                .is_some_and(|root| root.ends_with(&size))
    );
    assert_eq!(
        (&nodes[0]["parent"], &nodes[0]["value"]),
        (&json!(null), &object["value"])
    );
    assert_eq!(nodes[1]["parent"], 0);
    assert_eq!(
        (&object["depth"], &object["dropped"]),
        (&json!(2), &json!(0))
    );
    let think = &lines_of(&["think", TREE[1], TREE[2], "--depth", "2"])[0];
    assert_eq!(
        (&object["move"], &object["value"]),
        (&think["move"], &think["value"])
    );
    assert_eq!(object["visited"], think["nodes"]);
}

#[test]
fn a_tree_may_be_cut() {
    assert_eq!(tree(&["--plies", "1"]).lines().count(), 4);
    assert_eq!(tree(&["--most", "7"]).lines().count(), 7);
}

#[test]
fn refuses_players_without_a_tree() {
    fails(&["tree", "loa", "x", "--depth", "1"], &["position"]);
    let start = "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0";
    fails(
        &["tree", "2048", start, "--player", "random"],
        &["player", "random", "expectimax"],
    );
    fails(&["tree", "2048", start, "--format", "png"], &["png"]);
}
