// Spreadsheets interpret text that begins with these as a formula (OWASP, CSV injection), also after apostrophes, once those are removed.
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** Puts an apostrophe before text that a spreadsheet would interpret as a formula. Numbers are not changed. */
export const guardFormula = (text: string): string =>
	formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** Removes the apostrophe that `guardFormula` added. */
export const unguardFormula = (cell: string): string =>
	cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
