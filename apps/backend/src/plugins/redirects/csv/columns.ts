import { localeCodes } from '@website/contracts/locales';
import * as column from '../../../platform/csv/columns.ts';

/** What visitors may be answered for an old address. */
const statuses = ['301', '302', '307', '308', '410'] as const;

/**
 * The columns of the list of redirects: the old address; where it leads (an address of the site or elsewhere, or a document
 * such as pages/12, empty with 410); the language of a document named by its number; the status.
 */
export const redirectColumns = [
	column.text('from', true),
	column.text('to', false, 2000),
	column.choice('locale', localeCodes),
	column.choice('status', statuses),
];
