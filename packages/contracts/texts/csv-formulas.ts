// Spreadsheets interpret text that begins with these as a formula (OWASP, CSV injection), some also after quotation marks, spaces and
// invisible characters.
const formula = /^['"\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^'*[\t\r\n]/u;

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** Puts an apostrophe before text that a spreadsheet would interpret as a formula. Numbers are not changed. */
export const guardFormula = (text: string): string =>
	formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** Removes the apostrophe that `guardFormula` added. */
export const unguardFormula = (cell: string): string =>
	cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
