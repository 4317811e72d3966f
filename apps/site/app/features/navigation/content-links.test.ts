// @vitest-environment ./test/dom/environment.ts
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleContentLinks } from './content-links';
import { provideNavigator } from './navigate-to';

const router = vi.fn();
const stops: (() => void)[] = [];

beforeEach(() => {
	location.href = 'https://site.example/about?x=1';
	stops.push(handleContentLinks(), provideNavigator(router));
});
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
	vi.clearAllMocks();
	vi.restoreAllMocks();
});

/** Clicks the innermost element of a link. Returns true if the handler does not prevent the default. */
function isLeftToBrowser(html: string, init: MouseEventInit = {}): boolean {
	document.body.innerHTML = html;
	let isLeft = false;
	// Registered last, so it runs after the handler. Prevents the default, because the test must not load a page.
	const observe = (event: Event) => {
		isLeft = !event.defaultPrevented;
		event.preventDefault();
	};
	addEventListener('click', observe, { once: true });
	const target = document.querySelector('a > *') ?? document.querySelector('a');
	target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
	return isLeft;
}

const text = (link: string) => `<div data-content-links=""><p>${link}</p></div>`;

it.each([
	['<a href="/pricing?currency=DKK#sms">A</a>', '/pricing?currency=DKK#sms'],
	['<a href="/pricing"><strong>A</strong></a>', '/pricing'],
	['<a href="https://site.example/sms" target="_self">A</a>', '/sms'],
	['<a href="/about">A</a>', '/about'],
])('uses the router for %s', (link, address) => {
	expect(isLeftToBrowser(text(link))).toBe(false);
	expect(router).toHaveBeenCalledExactlyOnceWith(address, { replace: false });
});

it.each([
	['another site', '<a href="https://other.example/pricing">A</a>'],
	['mail', '<a href="mailto:a@site.example">A</a>'],
	['a new window', '<a href="/pricing" target="_blank">A</a>'],
	['a download', '<a href="/pricing" download>A</a>'],
	['a file', '<a href="/content/media/terms.pdf">A</a>'],
	['a hash without an element on the page', '<a href="#openchat">A</a>'],
	['another language', '<a href="/da/priser">A</a>'],
])('leaves %s to the browser', (_, link) => {
	expect(isLeftToBrowser(text(link))).toBe(true);
	expect(router).not.toHaveBeenCalled();
});

it.each([
	{ ctrlKey: true },
	{ metaKey: true },
	{ shiftKey: true },
	{ altKey: true },
	{ button: 1 },
])('leaves a click with %o to the browser', (init) => {
	expect(isLeftToBrowser(text('<a href="/pricing">A</a>'), init)).toBe(true);
	expect(router).not.toHaveBeenCalled();
});

it('uses the router for hashes on the same page, in texts and in the interface', () => {
	const place = '<h2 id="our-team">Team</h2>';
	expect(isLeftToBrowser(text('<a href="#our-team">A</a>') + place)).toBe(false);
	expect(isLeftToBrowser(`<nav><a href="#our-team">A</a></nav>${place}`)).toBe(false);
	expect(router).toHaveBeenCalledTimes(2);
	expect(router).toHaveBeenLastCalledWith('/about?x=1#our-team', { replace: false });
});

it('ignores links outside of texts', () => {
	expect(isLeftToBrowser('<p><a href="/pricing">A</a></p>')).toBe(true);
});

it('rejects a script protocol with the specified error', async () => {
	const error = vi.spyOn(console, 'error').mockImplementation(() => {});
	expect(isLeftToBrowser(text('<a href="javascript:alert(1)">A</a>'))).toBe(false);
	await expect
		.poll(() => error)
		.toHaveBeenCalledWith(new Error("Cannot navigate to a URL with 'javascript:' protocol."));
	expect(router).not.toHaveBeenCalled();
});
