// Spreadsheets take texts that begin with these for formulas (OWASP, CSV injection), after apostrophes too once those are taken away.
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** A cell's text that no spreadsheet takes for a formula: an apostrophe stands before what would be one. Numbers stay as they are. */
export const guardFormula = (text: string): string =>
	formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** The text that `guardFormula` made a cell of. */
export const unguardFormula = (cell: string): string =>
	cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
