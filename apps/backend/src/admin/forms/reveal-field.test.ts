// @vitest-environment happy-dom
import type { FormState } from 'payload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathInForm, revealField } from './reveal-field.ts';

let controller: AbortController;
beforeEach(() => {
	controller = new AbortController();
	Element.prototype.scrollIntoView = vi.fn();
	document.body.innerHTML = '<div id="field-sections"></div>';
});
afterEach(() => controller.abort());

const row = (isCollapsed: boolean) =>
	`<div id="sections-row-2"><button class="collapsible__toggle ${isCollapsed ? 'collapsible__toggle--collapsed' : ''}"></button></div>`;
const byId = (id: string) => document.getElementById(id);
const reveal = (path: string) => revealField([], path, controller.signal);
const input = '<input id="field-sections__2__heading" />';

it('waits for a field that is rendered later and focuses it', async () => {
	vi.useFakeTimers();
	reveal('sections.2.heading');
	await vi.advanceTimersByTimeAsync(3_600_000);
	vi.useRealTimers();
	const onExpand = vi.fn();
	byId('field-sections')?.insertAdjacentHTML('beforeend', row(true));
	byId('sections-row-2')?.querySelector('button')?.addEventListener('click', onExpand);
	await expect.poll(() => onExpand.mock.calls).toHaveLength(1);
	byId('sections-row-2')?.insertAdjacentHTML('beforeend', input);
	await expect.poll(() => document.activeElement?.id).toBe('field-sections__2__heading');
});

it('opens the sidebar tab that hides a field', () => {
	document.body.innerHTML = `
		<button id="tab" role="tab"></button>
		<div aria-labelledby="tab" hidden role="tabpanel"><input id="field-slug" /></div>`;
	byId('tab')?.addEventListener('click', () => {
		document.querySelector('[role=tabpanel]')?.removeAttribute('hidden');
	});
	reveal('slug');
	expect(document.querySelector('[role=tabpanel][hidden]')).toBeNull();
	expect(document.activeElement?.id).toBe('field-slug');
});

it('does not move the focus after it is aborted', async () => {
	reveal('sections.2.heading');
	controller.abort();
	byId('field-sections')?.insertAdjacentHTML('beforeend', row(false) + input);
	// Earlier observers of the document run before this one resolves.
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
