// @vitest-environment ./test/dom/environment.ts
import { beforeEach, expect, it, vi } from 'vitest';
import { focusPage } from './focus-page';

beforeEach(() => {
	document.body.innerHTML =
		'<main id="content" tabindex="-1"><h1>Title</h1><h2 id="größe">Part</h2></main>';
});

const focusedTag = () => document.activeElement?.tagName;

it('focuses the heading of the new page', () => {
	focusPage('');
	expect(focusedTag()).toBe('H1');
});

it('focuses the element of a hash', () => {
	focusPage('#gr%C3%B6%C3%9Fe');
	expect(focusedTag()).toBe('H2');
});

it('opens the part of the page that hides the element', () => {
	document.body.innerHTML = '<details><summary>A</summary><p id="part">B</p></details>';
	const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
	focusPage('#part');
	expect(document.querySelector('details')?.open).toBe(true);
	expect(scroll).toHaveBeenCalledOnce();
	expect(focusedTag()).toBe('P');
});

it.each(['#nowhere', '#%E0%A4%A'])('focuses the heading for the unknown hash %s', (hash) => {
	focusPage(hash);
	expect(focusedTag()).toBe('H1');
});

it('focuses main on a page without a heading', () => {
	document.querySelector('h1')?.remove();
	focusPage('');
	expect(focusedTag()).toBe('MAIN');
});
