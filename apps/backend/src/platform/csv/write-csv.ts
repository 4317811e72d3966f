import { guardFormula } from '@website/contracts/csv-formulas';
import { stringify } from 'csv-stringify/sync';

/** Writes rows as CSV (RFC 4180), the header first. Escapes texts that a spreadsheet would run as formulas. */
export const writeCsv = (rows: readonly (readonly unknown[])[]): string =>
	stringify([...rows], { cast: { string: guardFormula } });

/** Writes a list that can be imported again; for Excel in a language with its separator, which is a semicolon beside decimal commas. */
export function writeList(
	rows: readonly (readonly string[])[],
	excelLanguage: string | null,
): string {
	const hasDecimalComma =
		excelLanguage !== null && new Intl.NumberFormat(excelLanguage).format(0.5).includes(',');
	return stringify([...rows], { delimiter: hasDecimalComma ? ';' : ',' });
}
