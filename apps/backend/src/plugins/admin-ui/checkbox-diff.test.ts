import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { checkboxDiff } from './checkbox-diff.ts';

it('adds the diff component to checkboxes at any depth, and keeps custom ones', () => {
	const own: Field = { name: 'own', type: 'checkbox', admin: { components: { Diff: '/own.tsx' } } };
	const text: Field = { name: 'text', type: 'text' };
	const { collections } = checkboxDiff({
		collections: [
			{
				slug: 'lists',
				fields: [
					own,
					{ name: 'rows', type: 'array', fields: [text, { name: 'on', type: 'checkbox' }] },
				],
			},
		],
		globals: [],
	});
	const Diff = '/plugins/admin-ui/checkbox-diff.tsx#CheckboxDiff';
	expect(collections?.[0]?.fields).toEqual([
		own,
		{
			name: 'rows',
			type: 'array',
			fields: [text, { name: 'on', type: 'checkbox', admin: { components: { Diff } } }],
		},
	]);
});
