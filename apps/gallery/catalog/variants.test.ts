import { expect, test } from 'vitest';
import type { PartField } from '../facts/part-facts.ts';
import { variants } from './variants.ts';

const field = (name: string, more: Partial<PartField>): PartField => ({
	name,
	type: '',
	isOptional: false,
	description: '',
	values: [],
	empty: null,
	...more,
});

test('variants cover every value of an enumeration, and required fields only', () => {
	const example = { id: 'a', heading: 'Words', text: '<p>More</p>', points: ['x'], theme: 'light' };
	const result = variants(example, [
		field('heading', {}),
		field('text', { empty: '' }),
		field('points', { empty: 'list' }),
		field('theme', { values: ['light', 'dark'] }),
	]);
	expect(result).toEqual([
		{ name: 'Example', value: example },
		{ name: 'theme: dark', value: { ...example, id: 'a-1', theme: 'dark' } },
		{
			name: 'Required fields only',
			value: { ...example, id: 'a-2', text: '', points: [] },
		},
	]);
});
