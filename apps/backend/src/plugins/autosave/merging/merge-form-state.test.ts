import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { mergeFormState } from './merge-form-state.ts';

const now: FormState = {
	_form: { value: 'one' },
	title: { value: 'Typed', isModified: true, initialValue: 'Before' },
	slug: { value: 'before', initialValue: 'before' },
	sections: { value: 1, rows: [{ id: 'a', collapsed: true }] },
	'sections.0.id': { value: 'a' },
	'sections.0.heading': { value: 'Typed', isModified: true },
};

it('fields that keep their values stay as they are, others are taken over, rows stay folded', () => {
	const merged: FormState = {
		title: { value: 'Typed', initialValue: 'Typed' },
		slug: { value: 'after', initialValue: 'after' },
		sections: { value: 2, rows: [{ id: 'b' }, { id: 'a' }] },
		'sections.0.id': { value: 'b' },
		'sections.1.id': { value: 'a' },
		'sections.1.heading': { value: 'Typed' },
	};
	const state = mergeFormState(now, merged);
	expect(state).toEqual({
		...merged,
		_form: { value: 'one' },
		title: now.title,
		sections: { value: 2, rows: [{ id: 'b' }, { id: 'a', collapsed: true }] },
	});
	expect(state.title).toBe(now.title);
});

it('fields of rows that are gone are gone', () => {
	expect(Object.keys(mergeFormState(now, { sections: { value: 0, rows: [] } }))).toEqual([
		'sections',
		'_form',
	]);
});
