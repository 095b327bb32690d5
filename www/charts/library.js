// The parts of Observable Plot that the charts use. The build puts them, with all that they need, into
// www/vendor/plot.js, because browsers cannot load packages by name.

export { axisFx, axisX, axisY, barY, dot, gridY, line, plot, ruleX, text } from "@observablehq/plot";
