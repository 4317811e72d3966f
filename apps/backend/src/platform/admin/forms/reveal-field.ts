import type { ClientField, FormState } from 'payload';
import { openTabOf } from '../sidebar/open-tab.ts';
import { namedFields } from './fields-on-path.ts';

/** The place of the tab in which the form holds a field, or a row of it; -1 where it stands outside the tabs. */
export function tabOfField(fields: readonly ClientField[], path: string): number {
	const [name = ''] = path.split('.');
	const tabs = fields.find((field) => field.type === 'tabs');
	return (
		tabs?.tabs.findIndex((tab) =>
			namedFields(tab.fields).some((field) => 'name' in field && field.name === name),
		) ?? -1
	);
}

/** The button of that tab; nothing for a field outside the tabs. */
export const tabButton = (fields: readonly ClientField[], path: string): HTMLElement | undefined =>
	document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tabOfField(fields, path)];

/** The form's element for a field or row; null while it is not rendered. */
function elementOf(path: string): HTMLElement | null {
	const parts = path.split('.');
	const last = parts.at(-1) ?? '';
	const row = /^\d+$/.test(last) ? `${parts.slice(0, -1).join('-')}-row-${last}` : null;
	return (
		document.getElementById(`field-${parts.join('__')}`) ??
		(row === null ? null : document.getElementById(row))
	);
}

/** The field of a path, or the nearest part of the form around it that is rendered. */
export function nearestPart(path: string): HTMLElement | null {
	const parts = path.split('.');
	for (let length = parts.length; length > 0; length -= 1) {
		const element = elementOf(parts.slice(0, length).join('.'));
		if (element) return element;
	}
	return null;
}

/** The path, or the longest beginning of it that the form shows: what is read of the stored document may be gone from the form. */
export function pathInForm(state: FormState, path: string): string {
	const visiblePaths = Object.entries(state).flatMap(([name, { passesCondition }]) =>
		passesCondition === false ? [] : [`${name}.`],
	);
	const parts = path.split('.');
	for (let length = parts.length; length > 1; length -= 1) {
		const part = parts.slice(0, length).join('.');
		if (visiblePaths.some((name) => name.startsWith(`${part}.`))) return part;
	}
	return parts[0] ?? '';
}

/** Whether a part of the form is a row of a list. */
export const isRow = ({ id }: Element): boolean => /-row-\d+$/.test(id);

const foldedToggle = '.collapsible__toggle--collapsed';

/** Unfolds a row, and whatever an element is folded in. */
function unfold(element: HTMLElement): void {
	const own = isRow(element) ? element.querySelector<HTMLElement>('.collapsible__toggle') : null;
	if (own?.matches(foldedToggle)) own.click();
	for (let at = element.parentElement; at; at = at.parentElement)
		if (at.matches('.collapsible--collapsed'))
			at.querySelector<HTMLElement>(
				`:scope > .collapsible__toggle-wrap > ${foldedToggle}`,
			)?.click();
}

/**
 * Shows the field of a path such as `sections.2.buttons.0.link.title`, or the row of `sections.2`: chooses its tab, unfolds what it is
 * folded in, scrolls to it and puts the focus into it. The form renders its parts when they are unfolded and come into view, so each change of it is looked
 * at until the field is there, or `signal` ends it.
 */
export function revealField(
	fields: readonly ClientField[],
	path: string,
	signal: AbortSignal,
): void {
	const button = tabButton(fields, path);
	if (!button?.matches('.tabs-field__tab-button--active')) button?.click();
	let previous: HTMLElement | null = null;
	const isDone = () => {
		const part = nearestPart(path);
		if (part && part !== previous) {
			previous = part;
			openTabOf(part);
			unfold(part);
			part.scrollIntoView({ block: isRow(part) ? 'start' : 'center' });
		}
		const control = part && part === elementOf(path) ? controlOf(part) : null;
		control?.focus({ preventScroll: true });
		return control !== null;
	};
	if (signal.aborted || isDone()) return;
	const changes = new MutationObserver(() => {
		if (isDone()) changes.disconnect();
	});
	changes.observe(document.body, { attributes: true, childList: true, subtree: true });
	signal.addEventListener('abort', () => changes.disconnect());
}

const controls = 'input:not([type=hidden]), textarea, [contenteditable=true], select';

/** What takes the focus in a part of the form. */
function controlOf(element: HTMLElement): HTMLElement | null {
	if (element.matches(controls)) return element;
	return element.querySelector<HTMLElement>(controls) ?? buttonOf(element);
}

/** A row's first button folds it again; other parts are used by their buttons where they have nothing to type into. */
const buttonOf = (element: HTMLElement): HTMLElement | null =>
	isRow(element) ? null : element.querySelector<HTMLElement>('button');
