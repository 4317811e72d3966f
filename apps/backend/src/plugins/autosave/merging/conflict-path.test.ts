import { expect, it } from 'vitest';
import { pathInForm, withValue } from './conflict-path.ts';

const data = { title: 'A', sections: [{ id: 'x' }, { id: 'y', items: [{ id: 'z', text: 'A' }] }] };

it.each([
	['title', 'title'],
	['seo', 'seo'],
	['sections.y', 'sections.1'],
	['sections.y.items.z.text', 'sections.1.items.0.text'],
	['sections.gone.items', null],
])('resolves %s to %s', (conflictPath, path) => {
	expect(pathInForm(data, conflictPath)).toBe(path);
});

it('sets a value at a path of a copy', () => {
	expect(withValue(data, 'sections.1.items.0.text', 'B').sections).toEqual([
		{ id: 'x' },
		{ id: 'y', items: [{ id: 'z', text: 'B' }] },
	]);
	expect(data.sections[1]?.items?.[0]?.text).toBe('A');
	expect(withValue(data, 'gone.deep', 'B')).toEqual(data);
});
