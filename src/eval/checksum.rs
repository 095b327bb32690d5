//! The checksum of all files: CRC-32, the one of zip and PNG.

/// The polynomial, its lowest bit first.
const POLYNOMIAL: u32 = 0xedb8_8320;
/// Bytes that are looked up at a time (Kounavis and Berry, "A systematic approach to building high performance
/// software-based CRC generators", 2005).
const SLICE: usize = 8;

/// The checksum of some bytes.
pub fn checksum(bytes: &[u8]) -> u32 {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc.finalize()
}

/// The checksum of bytes that come in parts.
pub struct Crc {
    /// The remainders of bytes, by the number of bytes of the slice behind them. They are made where they are needed: in a
    /// module they would be 8 KB that a page has to load.
    tables: [[u32; 256]; SLICE],
    rest: u32,
}

impl Crc {
    /// Starts with no bytes.
    pub fn new() -> Self {
        let shifted = |rest: u32| rest >> 1 ^ POLYNOMIAL & (rest & 1).wrapping_neg();
        let mut tables = [[0; 256]; SLICE];
        for byte in 0..256 {
            let mut rest = byte as u32;
            for table in &mut tables {
                rest = (0..u8::BITS).fold(rest, |rest, _| shifted(rest));
                table[byte] = rest;
            }
        }
        Self { tables, rest: !0 }
    }

    /// Adds bytes.
    pub fn update(&mut self, bytes: &[u8]) {
        let (slices, last) = bytes.as_chunks::<SLICE>();
        for slice in slices {
            let mixed = (u64::from_le_bytes(*slice) ^ u64::from(self.rest)).to_le_bytes();
            let parts = mixed.iter().zip(self.tables.iter().rev());
            self.rest = parts.fold(0, |rest, (&byte, table)| rest ^ table[usize::from(byte)]);
        }
        for byte in last {
            let place = usize::from(self.rest as u8 ^ byte);
            self.rest = self.rest >> 8 ^ self.tables[0][place];
        }
    }

    /// The checksum.
    pub fn finalize(self) -> u32 {
        !self.rest
    }
}
