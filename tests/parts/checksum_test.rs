//! The checksum of all files.

use crate::checksum::Crc;

#[test]
fn it_is_the_one_of_the_library() {
    let bytes: Vec<u8> = (0..1000_u32).map(|i| (i * i % 251) as u8).collect();
    for length in [0, 1, 9, 1000] {
        let (first, last) = bytes[..length].split_at(length / 3);
        let mut crc = Crc::new();
        crc.update(first);
        crc.update(last);
        assert_eq!(crc.finalize(), crc32fast::hash(&bytes[..length]));
    }
}
