import { guardFormula } from '@website/contracts/csv-formulas';
import { stringify } from 'csv-stringify/sync';

/** Writes rows as CSV (RFC 4180), the header first. Escapes texts that a spreadsheet would run as formulas. */
export const writeCsv = (rows: readonly (readonly unknown[])[]): string =>
	stringify([...rows], { cast: { string: guardFormula } });
