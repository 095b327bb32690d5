//! The checksum of small files: CRC-32, the one of zip and PNG.

/// The polynomial, its lowest bit first.
const POLYNOMIAL: u32 = 0xedb8_8320;

/// The checksum of some bytes, bit by bit: tables would be faster, but 16 KB that a page has to load.
pub fn checksum(bytes: &[u8]) -> u32 {
    let shifted = |rest: u32| rest >> 1 ^ POLYNOMIAL & (rest & 1).wrapping_neg();
    let next =
        |rest: u32, byte: &u8| (0..u8::BITS).fold(rest ^ u32::from(*byte), |rest, _| shifted(rest));
    !bytes.iter().fold(!0, next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_one_of_the_library() {
        let bytes: Vec<u8> = (0..1000_u32).map(|i| (i * i % 251) as u8).collect();
        for length in [0, 1, 9, 1000] {
            assert_eq!(
                checksum(&bytes[..length]),
                crc32fast::hash(&bytes[..length])
            );
        }
    }
}
