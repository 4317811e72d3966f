// @vitest-environment ./test/dom/environment.ts
import { beforeEach, expect, it, vi } from 'vitest';
import { runAfterBlur } from './docs-viewer';

const run = vi.fn();

beforeEach(() => {
	run.mockClear();
	document.body.innerHTML =
		'<main><h1 tabindex="-1">A</h1><a href="/a">A</a><a href="/b">B</a></main><button>C</button>';
});

function focus(selector: string): void {
	document.querySelector<HTMLElement>(selector)?.focus();
}

it('runs immediately if no link in the element has focus', () => {
	focus('button');
	runAfterBlur(document.querySelector('main'), run);
	runAfterBlur(null, run);
	expect(run).toHaveBeenCalledTimes(2);
});

it('does not wait while a heading has focus after a navigation', () => {
	focus('h1');
	runAfterBlur(document.querySelector('main'), run);
	expect(run).toHaveBeenCalledOnce();
});

it('waits until focus leaves the element, not only its first link', async () => {
	focus('[href="/a"]');
	runAfterBlur(document.querySelector('main'), run);
	focus('[href="/b"]');
	await new Promise((resolve) => setTimeout(resolve));
	expect(run).not.toHaveBeenCalled();
	focus('button');
	await expect.poll(() => run).toHaveBeenCalledOnce();
});
