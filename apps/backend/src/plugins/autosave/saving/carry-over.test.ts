import { expect, it } from 'vitest';
import { hasMore, valuesToCarry } from './carried-over.ts';

it('carries what was written over, and nothing that the backend has derived', () => {
	const written = {
		title: { value: 'Nine storks fly', isModified: true },
		slug: { value: '' },
		note: { value: 'same', isModified: true },
		sections: { value: 1, rows: [{ id: 'a' }], isModified: true },
		'sections.0.heading': { value: 'In a row that is not there', isModified: true },
	};
	const now = {
		title: { value: 'Nine' },
		slug: { value: 'nine' },
		note: { value: 'same' },
		sections: { value: 0, rows: [] },
	};
	expect(valuesToCarry(written, now)).toEqual({ title: 'Nine storks fly' });
	expect(hasMore(written, now)).toBe(true);
	expect(hasMore({ title: written.title }, now)).toBe(false);
});
