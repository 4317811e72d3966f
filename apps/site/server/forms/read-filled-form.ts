import { formInputs } from '#shared/forms/form-inputs.ts';

const longestLabel = 400;

/** A form as a browser sends it (HTML, `application/x-www-form-urlencoded`). */
export interface FilledForm {
	form: string;
	ticket: string;
	work: string;
	/** Whether the honeypot field is filled in. */
	isTrapped: boolean;
	consent: number | null;
	values: Record<string, string[]>;
	/** Labels of its fields as the sender's request names them; shown to the sender only. */
	labels: Record<string, string>;
	/** What its choices are called, by field and as they were sent; the same. */
	choices: Record<string, string[]>;
}

export const isFormId = (form: string): boolean => /^\d{1,10}$/.test(form);

/** What a body says; undefined when it names no form. Unknown parts are left out. */
export function readFilledForm(body: Buffer): FilledForm | undefined {
	const fields = new URLSearchParams(body.toString('utf8'));
	const form = fields.get(formInputs.form) ?? '';
	if (!isFormId(form)) return undefined;
	const values: Record<string, string[]> = {};
	for (const name of new Set(fields.keys())) {
		if (!name.startsWith(formInputs.fieldPrefix)) continue;
		values[name.slice(formInputs.fieldPrefix.length)] = fields.getAll(name);
	}
	const labels = Object.fromEntries(
		Object.keys(values).flatMap((name) => {
			const label = fields.get(formInputs.labelPrefix + name);
			return label ? [[name, label.slice(0, longestLabel)]] : [];
		}),
	);
	const choices = Object.fromEntries(
		Object.keys(values).flatMap((name) => {
			const named = fields.getAll(formInputs.choicePrefix + name);
			return named.length > 0 ? [[name, named]] : [];
		}),
	);
	const consent = fields.get(formInputs.consent) ?? '';
	return {
		form,
		ticket: fields.get(formInputs.ticket) ?? '',
		work: fields.get(formInputs.work) ?? '',
		isTrapped: Boolean(fields.get(formInputs.trap)),
		consent: /^\d{1,9}$/.test(consent) ? Number(consent) : null,
		values,
		labels,
		choices,
	};
}
