// @vitest-environment jsdom
import type { FormState } from 'payload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathInForm, revealField } from './reveal-field.ts';

let ended: AbortController;
beforeEach(() => {
	ended = new AbortController();
	Element.prototype.scrollIntoView = vi.fn();
	document.body.innerHTML = '<div id="field-sections"></div>';
});
afterEach(() => ended.abort());

const row = (isFolded: boolean) =>
	`<div id="sections-row-2"><button class="collapsible__toggle ${isFolded ? 'collapsible__toggle--collapsed' : ''}"></button></div>`;
const part = (id: string) => document.getElementById(id);
const reveal = (path: string) => revealField([], path, ended.signal);
const input = '<input id="field-sections__2__heading" />';

it('focuses a field that is rendered after others, whenever that is', async () => {
	vi.useFakeTimers();
	reveal('sections.2.heading');
	await vi.advanceTimersByTimeAsync(3_600_000);
	vi.useRealTimers();
	const unfolded = vi.fn();
	part('field-sections')?.insertAdjacentHTML('beforeend', row(true));
	part('sections-row-2')?.querySelector('button')?.addEventListener('click', unfolded);
	await expect.poll(() => unfolded.mock.calls).toHaveLength(1);
	part('sections-row-2')?.insertAdjacentHTML('beforeend', input);
	await expect.poll(() => document.activeElement?.id).toBe('field-sections__2__heading');
});

it('opens the tab beside the form that hides a field', () => {
	document.body.innerHTML = `
		<button id="tab" role="tab"></button>
		<div aria-labelledby="tab" hidden role="tabpanel"><input id="field-slug" /></div>`;
	part('tab')?.addEventListener('click', () => {
		document.querySelector('[role=tabpanel]')?.removeAttribute('hidden');
	});
	reveal('slug');
	expect(document.querySelector('[role=tabpanel][hidden]')).toBeNull();
	expect(document.activeElement?.id).toBe('field-slug');
});

it('leaves whoever goes on by themselves alone', async () => {
	reveal('sections.2.heading');
	ended.abort();
	part('field-sections')?.insertAdjacentHTML('beforeend', row(false) + input);
	// Observers of the document are told before this one resolves.
	await new Promise<void>((resolve) => {
		new MutationObserver(() => resolve()).observe(document.body, { attributes: true });
		document.body.setAttribute('data-later', '');
	});
	expect(document.activeElement).toBe(document.body);
});

describe('pathInForm', () => {
	const state = {
		sections: { rows: [{ id: 'a' }] },
		'sections.0.id': {},
		'sections.0.heading': {},
		'sections.0.image': { passesCondition: false },
		'seo.title': {},
	} satisfies FormState;

	it.each([
		['sections.0.heading', 'sections.0.heading'],
		['sections.0', 'sections.0'],
		['sections.0.image', 'sections.0'],
		['sections.3.heading', 'sections'],
		['seo.title', 'seo.title'],
		['gone', 'gone'],
	])('%s is shown at %s', (path, expected) => {
		expect(pathInForm(state, path)).toBe(expected);
	});
});
