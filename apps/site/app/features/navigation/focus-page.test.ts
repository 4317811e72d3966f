// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { focusPage } from './focus-page';

beforeEach(() => {
	document.body.innerHTML =
		'<main id="content" tabindex="-1"><h1>Title</h1><h2 id="größe">Part</h2></main>';
});

const focused = () => document.activeElement?.tagName;

it('moves the focus to the heading of the new page', () => {
	focusPage('');
	expect(focused()).toBe('H1');
});

it('moves it to the element a hash names', () => {
	focusPage('#gr%C3%B6%C3%9Fe');
	expect(focused()).toBe('H2');
});

it.each(['#nowhere', '#%E0%A4%A'])('takes the heading for the unknown hash %s', (hash) => {
	focusPage(hash);
	expect(focused()).toBe('H1');
});

it('focuses main on a page without a heading', () => {
	document.querySelector('h1')?.remove();
	focusPage('');
	expect(focused()).toBe('MAIN');
});
