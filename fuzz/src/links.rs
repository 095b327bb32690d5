//! Links of the page.

use plyground_cli::link::Link;

use crate::{read, text};

pub fn links(input: &[u8]) {
    let Some(link) = text(input).and_then(|text| read(Link::read(text))) else {
        return;
    };
    let written = format!("#{link}");
    let again = Link::read(&written).expect("a link that was written");
    assert_eq!(again, link);
}
