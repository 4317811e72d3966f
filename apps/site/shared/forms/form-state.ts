import type { FieldProblem } from '@website/contracts/forms';

/**
 * The reason why a form is rendered again: `problems` with fields; `check`: it was submitted without a ticket (like the first time without
 * JavaScript) or too soon after it was issued; `tooMany`: the client has used up its limit per minute.
 */
export type FormNotice = 'problems' | 'check' | 'tooMany';

/** A submitted form that is rendered again, with all its values. */
export interface FormState {
	/** Id of the form. */
	form: string;
	notice: FormNotice;
	/** Values by the name of the field. */
	values: Record<string, string[]>;
	problems: FieldProblem[];
	/** The version of the consent text that the visitor has accepted. */
	consent: number | null;
	/** The ticket that makes a repeated submission idempotent. */
	ticket: string;
}
