// The parts of Observable Plot that the charts use. The build puts them, with all that they need, into
// www/vendor/plot.js, because browsers cannot load packages by name.

export { axisFx, axisX, axisY, barY, dot, gridX, gridY, line, plot, ruleX, ruleY, text } from "@observablehq/plot";
