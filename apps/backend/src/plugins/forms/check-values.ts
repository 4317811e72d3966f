import { domainToASCII } from 'node:url';
import {
	consentField,
	type FieldProblem,
	type FormProblem,
	fieldLengths,
	type Submission,
} from '@website/contracts/forms';
import { z } from 'zod';
import type { Form } from '../../payload-types.ts';

type Field = NonNullable<Form['fields']>[number];

/** An answer as stored, with the label that the visitor saw. */
export interface Answer {
	name: string;
	label: string;
	value: string;
}

const emailSchema = z.email().max(254);
const urlSchema = z.url({ protocol: /^https?$/, hostname: /.+/ });
const phone = /^[+()\d][\d\s()./-]{4,29}$/;
const number = /^\d{1,3}(?:[., \u00a0']?\d{3})*$|^\d+(?:[.,]\d+)?$/;

const isChoice = ({ choices }: Field, value: string): boolean =>
	(choices ?? []).some((choice) => choice.value === value);

const checks: Partial<Record<Field['kind'], [(value: string) => boolean, FormProblem]>> = {
	email: [(value) => emailSchema.safeParse(value).success, 'email'],
	url: [(value) => urlSchema.safeParse(value).success, 'url'],
	tel: [(value) => phone.test(value), 'phone'],
	number: [(value) => number.test(value), 'number'],
};

function validateField(field: Field, values: readonly string[]): FormProblem | undefined {
	const maxLength = field.kind === 'longText' ? fieldLengths.lines : fieldLengths.line;
	const hasChoices = field.kind === 'select' || field.kind === 'checkboxes';
	if (values.length === 0 && !field.required) return undefined;
	if (values.length === 0) return hasChoices ? 'choice' : 'required';
	if (values.some((value) => value.length > maxLength)) return 'tooLong';
	if (hasChoices) {
		const areChoices = values.every((value) => isChoice(field, value));
		return areChoices && (field.kind === 'checkboxes' || values.length === 1)
			? undefined
			: 'choice';
	}
	const [check, problem] = checks[field.kind] ?? [];
	return check?.(values.join(' ')) === false ? problem : undefined;
}

/**
 * Normalizes line breaks to `\n` and removes other control characters and Unicode direction controls, because answers end up in mails and
 * files.
 */
function sanitize(field: Field, value: string): string {
	const breaks = value.replace(/\r\n?/g, '\n');
	const text = field.kind === 'longText' ? breaks : breaks.replace(/\n/g, ' ');
	const clean = text.replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim();
	return field.kind === 'email' ? mailAddress(clean) : clean;
}

/**
 * An address as mail servers accept it: without invisible characters, which come with a copied address, and with the A-label of an
 * international domain (RFC 5890 §2.3.2.1).
 */
function mailAddress(text: string): string {
	const address = text.replace(/\u200b|\u200c|\u200d|\u2060|\ufeff/g, '');
	const [name = '', domain = ''] = address.split(/@(?=[^@]*$)/);
	const isAscii = /^[ -~]*$/.test(domain);
	return isAscii ? address : `${name}@${domainToASCII(domain)}`;
}

function displayValue(field: Field, values: readonly string[]): string {
	const labelOf = (value: string) =>
		field.choices?.find((choice) => choice.value === value)?.label ?? value;
	return values.map(labelOf).join(field.kind === 'longText' ? '\n' : ', ');
}

/** The problem with the consent: it is missing, or its text has changed since. */
function consentProblem(form: Form, consent: number | null): FormProblem | undefined {
	if (!form.consentText) return undefined;
	if (consent === null) return 'consent';
	return consent === form.consentVersion ? undefined : 'consentChanged';
}

/**
 * Validates the values and the consent of a submission. Returns the answers in the order of the form's fields, the sender's address and all
 * problems. Values without a field are dropped.
 */
export function checkValues(
	form: Form,
	{ values, consent }: Pick<Submission, 'values' | 'consent'>,
): { answers: Answer[]; email: string | undefined; problems: FieldProblem[] } {
	const answers: Answer[] = [];
	const problems: FieldProblem[] = [];
	let email: string | undefined;
	for (const field of form.fields ?? []) {
		const fieldValues = (values[field.name] ?? [])
			.map((value) => sanitize(field, value))
			.filter((value) => value !== '');
		const problem = validateField(field, fieldValues);
		if (problem) problems.push({ field: field.name, problem });
		if (field.kind === 'email') email ??= fieldValues[0]?.toLowerCase();
		if (fieldValues.length === 0) continue;
		answers.push({
			name: field.name,
			label: field.label ?? field.name,
			value: displayValue(field, fieldValues),
		});
	}
	const consentError = consentProblem(form, consent);
	if (consentError) problems.push({ field: consentField, problem: consentError });
	return { answers, email, problems };
}
