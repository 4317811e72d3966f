import type { Words } from '../../../platform/i18n/words.ts';

/** A problem in one language of a document. An error prevents publishing, a warning does not. */
export interface ChecklistProblem {
	level: 'error' | 'warning';
	/** The field's path, as in Payload's validation errors: `sections.2.buttons.0.link.title`. */
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
