import { expect, it } from 'vitest';
import { hasMissingFields, valuesToCarry } from './carry-over.ts';

it('carries typed values over, but no values that the backend derives', () => {
	const previous = {
		title: { value: 'Nine storks fly', isModified: true },
		slug: { value: '' },
		note: { value: 'same', isModified: true },
		sections: { value: 1, rows: [{ id: 'a' }], isModified: true },
		'sections.0.heading': { value: 'In a row that is not there', isModified: true },
	};
	const current = {
		title: { value: 'Nine' },
		slug: { value: 'nine' },
		note: { value: 'same' },
		sections: { value: 0, rows: [] },
	};
	expect(valuesToCarry(previous, current)).toEqual({ title: 'Nine storks fly' });
	const changedSince = { value: 'Ten', initialValue: 'Nine storks fly' };
	expect(valuesToCarry(previous, { title: changedSince })).toEqual({});
	expect(hasMissingFields(previous, current)).toBe(true);
	expect(hasMissingFields({ title: previous.title }, current)).toBe(false);
});
