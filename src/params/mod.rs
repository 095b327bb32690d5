//! Parameters: the numbers and switches that people may choose, each declared once.

mod schema;

pub use schema::{Param, ParamKind, ParamRole, Settings};

/// Declares a struct of parameters. One line a parameter gives the field with its type and default, its name for people
/// and its help. The key is the field's name with hyphens, or what stands behind `as`.
///
/// In the head are the heading and what all lines share, behind the help what one of them changes: any method of
/// [`Param`]. A field of type `bool` is a switch. Fields that nobody chooses follow under `beside`.
///
/// ```ignore
/// parameters! {
///     /// How the search goes.
///     #[derive(Clone, Copy, Debug)]
///     pub struct Horizon("Search", range(0.0, 9.0, 0.1)) {
///         cut_off: f32 = 1.5, "Cut-off", "Lines less probable than 1 in 10 to this power are not followed.";
///         table_bits as "table": u32 = 18, "Table size", "Remembers 2 to this power boards.", range(10.0, 22.0, 1.0), memory();
///     }
///     beside {
///         /// Whose plies count.
///         counted: Option<Side> = None,
///     }
/// }
/// ```
///
/// The struct gets the schema, `PARAMS`, in display order; `NAMES`; `read`, which takes what [`Settings`] say of its
/// fields; and `Default`.
macro_rules! parameters {
    (
        $(#[$about:meta])*
        $vis:vis struct $Name:ident($group:literal $(, $shared:ident($($by:expr),*))*) {
            $($(#[$doc:meta])*
            $field:ident $(as $key:literal)?: $type:ident = $default:expr, $label:literal, $help:literal
                $(, $change:ident($($to:expr),*))*;)+
        }
        $(beside { $($(#[$beside_doc:meta])* $beside:ident: $beside_type:ty = $value:expr,)+ })?
    ) => {
        $(#[$about])*
        $vis struct $Name {
            $(#[doc = $help] $(#[$doc])* pub $field: $type,)+
            $($($(#[$beside_doc])* pub $beside: $beside_type,)+)?
        }

        impl $Name {
            const SHARED: $crate::params::Param =
                $crate::params::Param::new($group)$(.$shared($($by),*))*;
            const DEFAULTS: [f64; Self::NAMES.len()] =
                [$($crate::params::parameters!(@number $type $default)),+];

            /// The names of the parameters, in display order.
            pub const NAMES: [&'static str; [$(stringify!($field)),+].len()] =
                [$($crate::params::parameters!(@name $field $($key)?)),+];

            /// The parameters, in display order.
            pub const PARAMS: [$crate::params::Param; Self::NAMES.len()] =
                [$($crate::params::parameters!(@kind $type Self::SHARED)
                    .named($crate::params::parameters!(@name $field $($key)?), $label, $help)
                    .at($crate::params::parameters!(@number $type $default))
                    $(.$change($($to),*))*),+];

            /// The parameters with these values, in display order.
            pub const fn of([$($field),+]: [f64; Self::NAMES.len()]) -> Self {
                Self {
                    $($field: $crate::params::parameters!(@value $type $field),)+
                    $($($beside: $value,)+)?
                }
            }

            /// The values in the settings of a player. One that is no parameter of the player keeps its default.
            pub fn read(settings: &$crate::params::Settings) -> Self {
                Self::of(settings.values(&Self::NAMES, Self::DEFAULTS))
            }
        }

        impl Default for $Name {
            fn default() -> Self {
                Self::of(Self::DEFAULTS)
            }
        }

        impl From<$Name> for [f64; $Name::NAMES.len()] {
            fn from(values: $Name) -> Self {
                [$($crate::params::parameters!(@number $type values.$field)),+]
            }
        }
    };
    (@name $field:ident $key:literal) => { $key };
    (@name $field:ident) => {{
        const NAME: [u8; stringify!($field).len()] = $crate::params::hyphened(stringify!($field));
        const KEY: &str = match std::str::from_utf8(&NAME) {
            Ok(name) => name,
            Err(_) => stringify!($field),
        };
        KEY
    }};
    (@kind bool $param:expr) => { $param.switch() };
    (@kind $type:ident $param:expr) => { $param };
    (@number bool $value:expr) => { if $value { 1.0 } else { 0.0 } };
    (@number f64 $value:expr) => { $value };
    (@number $type:ident $value:expr) => { $value as f64 };
    (@value bool $number:expr) => { $number != 0.0 };
    (@value f64 $number:expr) => { $number };
    (@value $type:ident $number:expr) => { $number as $type };
}
pub(crate) use parameters;

/// The lists of several structs of parameters as one.
macro_rules! joined {
    ($($list:expr),+ $(,)?) => {
        &$crate::params::Param::joined::<{ 0 $(+ $list.len())+ }>(&[$(&$list),+])
    };
}
pub(crate) use joined;

/// The name of a field as a key.
pub(crate) const fn hyphened<const N: usize>(field: &str) -> [u8; N] {
    let (mut name, mut i) = ([0; N], 0);
    while i < N {
        name[i] = match field.as_bytes()[i] {
            b'_' => b'-',
            letter => letter,
        };
        i += 1;
    }
    name
}
