import { localeCodes } from '@website/contracts/locales';
import * as column from '../../platform/csv/columns.ts';

/** The response statuses of redirects. */
const statuses = ['301', '302', '307', '308', '410'] as const;

/**
 * The columns of the CSV list: the old path; the target (a path, a URL or a document such as `pages/12`; may be empty with 410); the locale
 * of a document that is identified by its id; the status.
 */
export const redirectColumns = [
	column.text('from', true),
	column.text('to', false, 2000),
	column.choice('locale', localeCodes),
	column.choice('status', statuses),
];
