//! The program `plyground`.

fn main() -> std::process::ExitCode {
    plyground_cli::main()
}
