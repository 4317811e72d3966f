import { formInputs } from '#shared/forms/form-inputs.ts';

const maxLabelLength = 400;

/** The body of a submitted form (HTML, `application/x-www-form-urlencoded`). */
export interface FormBody {
	form: string;
	ticket: string;
	/** True if the honeypot field is filled in. */
	isTrapped: boolean;
	consent: number | null;
	values: Record<string, string[]>;
	/** Labels of its fields, as the request contains them; shown only to its sender. */
	labels: Record<string, string>;
	/** Labels of its choices by field, as the request contains them; shown only to its sender. */
	choices: Record<string, string[]>;
}

export const isFormId = (form: string): boolean => /^\d{1,10}$/.test(form);

/** Parses a form body; undefined if it has no form ID. Unknown fields are dropped. */
export function parseFormBody(body: Buffer): FormBody | undefined {
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
			return label ? [[name, label.slice(0, maxLabelLength)]] : [];
		}),
	);
	const choices = Object.fromEntries(
		Object.keys(values).flatMap((name) => {
			const choiceInputs = fields.getAll(formInputs.choicePrefix + name);
			return choiceInputs.length > 0 ? [[name, choiceInputs]] : [];
		}),
	);
	const consent = fields.get(formInputs.consent) ?? '';
	return {
		form,
		ticket: fields.get(formInputs.ticket) ?? '',
		isTrapped: Boolean(fields.get(formInputs.trap)),
		consent: /^\d{1,9}$/.test(consent) ? Number(consent) : null,
		values,
		labels,
		choices,
	};
}
