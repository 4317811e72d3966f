import { guardFormula } from '@website/contracts/csv-formulas';
import { stringify } from 'csv-stringify/sync';

/** Rows as CSV for spreadsheets (RFC 4180), the first one the heading; texts of strangers are no formulas there. */
export const writeCsv = (rows: readonly (readonly unknown[])[]): string =>
	stringify([...rows], { cast: { string: guardFormula } });
