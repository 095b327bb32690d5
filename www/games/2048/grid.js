// The measures of a board of 2048, in hundredths of the element's width. Cells are square; a board that is not stands in the middle.

/** Space between cells on a board of up to four of them. */
const GAP = 2.4;

/** The space between cells, the width of one, and the way from one to the next. @param {number} rows @param {number} columns */
export function measure(rows, columns) {
  const most = Math.max(rows, columns);
  const gap = (GAP * 4) / Math.max(4, most);
  const unit = (100 - gap * (most + 1)) / most;
  return { gap, unit, stride: unit + gap };
}
