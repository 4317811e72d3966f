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
	labels: ReadonlyMap<string, string>;
	/** Labels of its choices by field, as the request contains them; shown only to its sender. */
	choices: ReadonlyMap<string, readonly string[]>;
}

export const isFormId = (form: string): boolean => /^\d{1,10}$/.test(form);

/** Parses a form body; undefined if it has no form ID. Unknown fields are dropped. */
export function parseFormBody(body: Buffer): FormBody | undefined {
	const inputs = new Map<string, string[]>();
	for (const [name, value] of new URLSearchParams(body.toString('utf8'))) {
		const values = inputs.get(name);
		if (values) values.push(value);
		else inputs.set(name, [value]);
	}
	const first = (name: string) => inputs.get(name)?.[0] ?? '';
	const form = first(formInputs.form);
	if (!isFormId(form)) return undefined;
	const fields = [...inputs].flatMap(([name, values]) =>
		name.startsWith(formInputs.fieldPrefix)
			? [{ name: name.slice(formInputs.fieldPrefix.length), values }]
			: [],
	);
	const consent = first(formInputs.consent);
	return {
		form,
		ticket: first(formInputs.ticket),
		isTrapped: first(formInputs.trap) !== '',
		consent: /^\d{1,9}$/.test(consent) ? Number(consent) : null,
		values: Object.fromEntries(fields.map(({ name, values }) => [name, values])),
		labels: new Map(
			fields.flatMap(({ name }) => {
				const label = first(formInputs.labelPrefix + name);
				return label ? [[name, label.slice(0, maxLabelLength)]] : [];
			}),
		),
		choices: new Map(
			fields.flatMap(({ name }) => {
				const choices = inputs.get(formInputs.choicePrefix + name);
				return choices ? [[name, choices]] : [];
			}),
		),
	};
}
