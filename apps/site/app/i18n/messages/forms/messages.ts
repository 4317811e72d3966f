import type { FormProblem } from '@website/contracts/forms';
import type { FormNotice } from '#shared/forms/form-state.ts';

export interface FormMessages {
	/** Follows the label of an optional field. */
	optional: string;
	/** The first option of a select. */
	choose: string;
	consent: string;
	notice: Record<FormNotice, { title: string; text: string }>;
	/** The error and how to correct it (WCAG 3.3.3). */
	problem: Record<FormProblem, string>;
}
