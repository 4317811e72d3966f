import { expect, it } from 'vitest';
import { parseFormBody } from './parse-form-body.ts';

const parse = (text: string) => parseFormBody(Buffer.from(text));

it('keeps all values of a field, and the labels and choices of fields only', () => {
	const body = 'form=7&field-a=1&field-a=2&label-a=A&label-b=B&choice-a=1+One&choice-a=2+Two&x=3';
	expect(parse(body)).toMatchObject({
		values: { a: ['1', '2'] },
		labels: new Map([['a', 'A']]),
		choices: new Map([['a', ['1 One', '2 Two']]]),
	});
});

it('keeps fields named like object properties, such as __proto__', () => {
	const { values, labels, choices } = parse('form=7&field-constructor=1&field-__proto__=2') ?? {};
	expect(Object.entries(values ?? {})).toEqual([
		['constructor', ['1']],
		['__proto__', ['2']],
	]);
	expect([labels?.get('constructor'), choices?.get('constructor')]).toEqual([undefined, undefined]);
});

it('reads no values without a form', () => {
	for (const body of ['', 'form=', 'form=x', 'form[]=1', '__proto__=1'])
		expect(parse(body)).toBeUndefined();
});
