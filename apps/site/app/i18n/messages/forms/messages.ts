import type { FormProblem } from '@website/contracts/forms';
import type { FormNotice } from '#shared/forms/form-state.ts';

export interface FormMessages {
	/** Behind the label of a field that may stay empty. */
	optional: string;
	/** The first entry of a list to choose from. */
	choose: string;
	consent: string;
	notice: Record<FormNotice, { title: string; text: string }>;
	/** The error and how to correct it (WCAG 3.3.3). */
	problem: Record<FormProblem, string>;
}
