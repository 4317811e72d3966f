// @vitest-environment ./test/dom/environment.ts

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { example as heading } from '~/blog-elements/blog-heading/example';
import { example as quote } from '~/blog-elements/blog-quote/example';
import { articleOutline, useCurrentAnchor } from './table-of-contents';

const section = { ...heading, anchor: 'a', text: 'A' };
const subsection = { ...heading, anchor: 'b', text: 'B', level: 3 };

test('nests subsections below their section', () => {
	expect(articleOutline([section, quote, subsection])).toEqual([
		{ anchor: 'a', text: 'A', children: [{ anchor: 'b', text: 'B', children: [] }] },
	]);
});

test('lists a subsection without a section at the top level', () => {
	expect(articleOutline([subsection])).toEqual([{ anchor: 'b', text: 'B', children: [] }]);
});

const outline = [
	{ anchor: 'a', text: 'A', children: [{ anchor: 'b', text: 'B', children: [] }] },
	{ anchor: 'c', text: 'C', children: [] },
];

function Reader() {
	return <output>{useCurrentAnchor(outline) ?? 'none'}</output>;
}

afterEach(() => vi.unstubAllGlobals());

test('returns the last heading above the line, also after scrolling back', async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	let report: (entries: { target: Element | null; isIntersecting: boolean }[]) => void = () => {};
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(callback: typeof report) {
				report = callback;
			}
			observe() {}
			disconnect() {}
		},
	);
	document.body.innerHTML = '<h2 id="a"></h2><h3 id="b"></h3><h2 id="c"></h2><div></div>';
	const container = document.querySelector('div');
	if (!container) throw new Error('The page has no container for the component');
	const root = createRoot(container);
	await act(() => root.render(<Reader />));
	const cross = (id: string, isIntersecting: boolean) =>
		act(() => report([{ target: document.getElementById(id), isIntersecting }]));

	expect(container.textContent).toBe('none');
	await cross('a', true);
	await cross('b', true);
	expect(container.textContent).toBe('b');
	await cross('b', false);
	expect(container.textContent).toBe('a');
	await cross('a', false);
	expect(container.textContent).toBe('none');
	await act(() => root.unmount());
});
