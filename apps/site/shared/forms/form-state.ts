import type { FieldProblem } from '@website/contracts/forms';

/**
 * Why a form is shown again: `problems` with fields; `check`: it came without a ticket (as the first time without JavaScript), or too soon
 * after it; `tooMany`: its sender has used up the share of a minute.
 */
export type FormNotice = 'problems' | 'check' | 'tooMany';

/** A form that was sent and is shown again, with everything that was typed. */
export interface FormState {
	/** Id of the form. */
	form: string;
	notice: FormNotice;
	/** By the name of the field. */
	values: Record<string, string[]>;
	problems: FieldProblem[];
	/** The version of the consent that was agreed to. */
	consent: number | null;
	/** Makes repeating it harmless. */
	ticket: string;
}
