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

/** An answer as it is stored: with the label that its writer saw. */
export interface Answer {
	name: string;
	label: string;
	value: string;
}

const address = z.email().max(254);
const webAddress = z.url({ protocol: /^https?$/, hostname: /.+/ });
const phone = /^[+()\d][\d\s()./-]{4,29}$/;
const number = /^\d{1,3}(?:[., \u00a0']?\d{3})*$|^\d+(?:[.,]\d+)?$/;

const offered = ({ choices }: Field, value: string): boolean =>
	(choices ?? []).some((one) => one.value === value);

const checks: Partial<Record<Field['kind'], [(value: string) => boolean, FormProblem]>> = {
	email: [(value) => address.safeParse(value).success, 'email'],
	url: [(value) => webAddress.safeParse(value).success, 'url'],
	tel: [(value) => phone.test(value), 'phone'],
	number: [(value) => number.test(value), 'number'],
};

function problemOf(field: Field, values: readonly string[]): FormProblem | undefined {
	const longest = field.kind === 'longText' ? fieldLengths.lines : fieldLengths.line;
	const isChosen = field.kind === 'select' || field.kind === 'checkboxes';
	if (values.length === 0 && !field.required) return undefined;
	if (values.length === 0) return isChosen ? 'choice' : 'required';
	if (values.some((value) => value.length > longest)) return 'tooLong';
	if (isChosen) {
		const isOffered = values.every((value) => offered(field, value));
		return isOffered && (field.kind === 'checkboxes' || values.length === 1) ? undefined : 'choice';
	}
	const [check, problem] = checks[field.kind] ?? [];
	return check?.(values.join(' ')) === false ? problem : undefined;
}

/** Line breaks as `\n`, no other control characters and none that turn the direction of what follows: what is stored ends up in mails and in files. */
function cleaned(field: Field, value: string): string {
	const breaks = value.replace(/\r\n?/g, '\n');
	const oneOrMore = field.kind === 'longText' ? breaks : breaks.replace(/\n/g, ' ');
	return oneOrMore.replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim();
}

function shown(field: Field, values: readonly string[]): string {
	const labelOf = (value: string) =>
		field.choices?.find((one) => one.value === value)?.label ?? value;
	return values.map(labelOf).join(field.kind === 'longText' ? '\n' : ', ');
}

/** What is wrong with the consent: missing, or given to a text that has changed since. */
function consentProblem(form: Form, consent: number | null): FormProblem | undefined {
	if (!form.consentText) return undefined;
	if (consent === null) return 'consent';
	return consent === form.consentVersion ? undefined : 'consentChanged';
}

/** Answers in the order of the form's fields, or everything that is wrong with them. Values without a field are left out. */
export function checkValues(
	form: Form,
	{ values, consent }: Pick<Submission, 'values' | 'consent'>,
): { answers: Answer[]; email: string | undefined; problems: FieldProblem[] } {
	const answers: Answer[] = [];
	const problems: FieldProblem[] = [];
	let email: string | undefined;
	for (const field of form.fields ?? []) {
		const given = (values[field.name] ?? [])
			.map((value) => cleaned(field, value))
			.filter((value) => value !== '');
		const problem = problemOf(field, given);
		if (problem) problems.push({ field: field.name, problem });
		if (field.kind === 'email') email ??= given[0]?.toLowerCase();
		if (given.length === 0) continue;
		answers.push({
			name: field.name,
			label: field.label ?? field.name,
			value: shown(field, given),
		});
	}
	const consentIs = consentProblem(form, consent);
	if (consentIs) problems.push({ field: consentField, problem: consentIs });
	return { answers, email, problems };
}
