import type { Words } from '../../platform/i18n/words.ts';

/** Something that is wrong in one language of a document: an error stops publishing, a warning informs. */
export interface ChecklistProblem {
	level: 'error' | 'warning';
	/** The field, as errors name fields: `sections.2.buttons.0.link.title`. */
	path: string;
	message: Words;
}

export const error = (path: string, message: Words): ChecklistProblem => ({
	level: 'error',
	path,
	message,
});

export const warning = (path: string, message: Words): ChecklistProblem => ({
	level: 'warning',
	path,
	message,
});
