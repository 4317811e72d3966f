import { expect, it } from 'vitest';
import { formValues } from './form-values.ts';

it('replaces the lengths of lists with the lists', () => {
	const state = {
		title: { value: 'A' },
		'seo.metaDesc': { value: 'B' },
		links: { value: 0, rows: [] },
		sections: { value: 1, rows: [{ id: 'x' }], disableFormData: true },
		'sections.0.id': { value: 'x' },
		'sections.0.items': { value: 0, rows: [] },
		minutes: { value: 0 },
	};
	expect(formValues(state)).toEqual({
		title: 'A',
		seo: { metaDesc: 'B' },
		links: [],
		sections: [{ id: 'x', items: [] }],
		minutes: 0,
	});
});
