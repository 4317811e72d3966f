import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { mergeFormState } from './merge-form-state.ts';

const current: FormState = {
	_form: { value: 'one' },
	title: { value: 'Typed', isModified: true, initialValue: 'Before' },
	slug: { value: 'before', initialValue: 'before' },
	sections: { value: 1, rows: [{ id: 'a', collapsed: true }] },
	'sections.0.id': { value: 'a' },
	'sections.0.heading': { value: 'Typed', isModified: true },
};

it('keeps fields with equal values, replaces others, and keeps rows collapsed', () => {
	const merged: FormState = {
		title: { value: 'Typed', initialValue: 'Typed' },
		slug: { value: 'after', initialValue: 'after' },
		sections: { value: 2, rows: [{ id: 'b' }, { id: 'a' }] },
		'sections.0.id': { value: 'b' },
		'sections.1.id': { value: 'a' },
		'sections.1.heading': { value: 'Typed' },
	};
	const state = mergeFormState(current, merged);
	expect(state).toEqual({
		...merged,
		_form: { value: 'one' },
		title: current.title,
		sections: { value: 2, rows: [{ id: 'b' }, { id: 'a', collapsed: true }] },
	});
	expect(state.title).toBe(current.title);
});

it('removes the fields of removed rows', () => {
	expect(Object.keys(mergeFormState(current, { sections: { value: 0, rows: [] } }))).toEqual([
		'sections',
		'_form',
	]);
});
