// The part of the package `qr` that the page uses. The build puts it into www/vendor/qr.js, because browsers cannot load
// packages by name.

export { encodeQR } from "qr";
