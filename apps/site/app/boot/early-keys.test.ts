// @vitest-environment ./test/dom/environment.ts
import { afterEach, beforeEach, expect, it } from 'vitest';
import script from './early-keys.ts?inline-script';

const link = '<span data-find=""><a href="#search">Search</a></span><a href="#other">Other</a>';
const searchForm = '<main><input type="search" name="q" value=""></main>';

/** Shows a page with a window of its own for the listeners of the script. */
function visit(html: string) {
	document.body.innerHTML = html;
	const window = new EventTarget();
	new Function('addEventListener', script)(window.addEventListener.bind(window));
	return {
		click: (selector: string, options: MouseEventInit = {}) => {
			const event = new MouseEvent('click', options);
			Object.defineProperty(event, 'target', { value: document.querySelector(selector) });
			window.dispatchEvent(event);
		},
		type: (keys: readonly string[], options: KeyboardEventInit = {}) => {
			for (const key of keys)
				window.dispatchEvent(new KeyboardEvent('keydown', { key, ...options }));
		},
		press: (selector: string, key: string) => {
			const event = new KeyboardEvent('keydown', { key });
			Object.defineProperty(event, 'target', { value: document.querySelector(selector) });
			window.dispatchEvent(event);
			return document.activeElement?.textContent;
		},
		leave: () => window.dispatchEvent(new Event('pagehide')),
		value: () => document.querySelector('input')?.value,
	};
}

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

it('moves what is typed while the search page loads to its field', () => {
	const page = visit(link);
	page.click('[data-find] a');
	page.type(['Shift', 'S', 'n', 'Backspace', 'm', 's', 'Enter']);
	page.leave();
	expect(visit(searchForm).value()).toBe('Sms');
	expect(visit(searchForm).value()).toBe('');
});

it.each<[string, (page: ReturnType<typeof visit>) => void]>([
	['without a click on the link', () => {}],
	['after another link', (page) => page.click('[href="#other"]')],
	['when the link opens in another tab', (page) => page.click('[data-find] a', { ctrlKey: true })],
])('keeps nothing %s', (_, prepare) => {
	const page = visit(link);
	prepare(page);
	page.type(['a']);
	page.leave();
	expect(visit(searchForm).value()).toBe('');
});

it('moves along tabs by arrow keys, until React does', () => {
	const tabs = ['A', 'B']
		.map((name) => `<button role="tab" id="${name}">${name}</button>`)
		.join('');
	const page = visit(`<div data-part="1"><p>${tabs}</p></div>`);
	expect(page.press('#A', 'ArrowRight')).toBe('B');
	expect(page.press('#B', 'ArrowRight')).toBe('A');
	expect(page.press('#A', 'ArrowLeft')).toBe('B');
	document.querySelector('[data-part]')?.setAttribute('data-hydrated', '');
	expect(page.press('#B', 'ArrowLeft')).toBe('B');
});

it('forgets the text on a page without a search field', () => {
	const page = visit(link);
	page.click('[data-find] a');
	page.type(['a']);
	page.leave();
	visit(link);
	expect(visit(searchForm).value()).toBe('');
});
