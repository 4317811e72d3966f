import type { ClientField, FormState } from 'payload';
import { openTabOf } from '../sidebar/open-tab.ts';
import { namedFields } from './fields-on-path.ts';

/** The index of the tab that contains a field or one of its rows; -1 if the field is outside the tabs. */
export function tabOfField(fields: readonly ClientField[], path: string): number {
	const [name = ''] = path.split('.');
	const tabs = fields.find((field) => field.type === 'tabs');
	return (
		tabs?.tabs.findIndex((tab) =>
			namedFields(tab.fields).some((field) => 'name' in field && field.name === name),
		) ?? -1
	);
}

/** The button of the tab that contains a field or one of its rows; undefined if the field is outside the tabs. */
const tabButton = (fields: readonly ClientField[], path: string): HTMLElement | undefined =>
	document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tabOfField(fields, path)];

/** The element of a field or row; null while it is not rendered. */
function elementOf(path: string): HTMLElement | null {
	const parts = path.split('.');
	const last = parts.at(-1) ?? '';
	const row = /^\d+$/.test(last) ? `${parts.slice(0, -1).join('-')}-row-${last}` : null;
	return (
		document.getElementById(`field-${parts.join('__')}`) ??
		(row === null ? null : document.getElementById(row))
	);
}

/** The element of a path, or of its nearest rendered ancestor. */
function nearestPart(path: string): HTMLElement | null {
	const parts = path.split('.');
	for (let length = parts.length; length > 0; length -= 1) {
		const element = elementOf(parts.slice(0, length).join('.'));
		if (element) return element;
	}
	return null;
}

/** The longest prefix of a path that the form shows: a path of the stored document may no longer exist in the form. */
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

/** True if an element is a row of a list. */
const isRow = ({ id }: Element): boolean => /-row-\d+$/.test(id);

const collapsedToggle = '.collapsible__toggle--collapsed';

/** Expands a row and all collapsed ancestors of an element. */
function expand(element: HTMLElement): void {
	const toggle = isRow(element) ? element.querySelector<HTMLElement>('.collapsible__toggle') : null;
	if (toggle?.matches(collapsedToggle)) toggle.click();
	for (let at = element.parentElement; at; at = at.parentElement)
		if (at.matches('.collapsible--collapsed'))
			at.querySelector<HTMLElement>(
				`:scope > .collapsible__toggle-wrap > ${collapsedToggle}`,
			)?.click();
}

/**
 * Shows the field of a path such as `sections.2.buttons.0.link.title`, or the row of `sections.2`: opens its tab, expands its collapsed
 * ancestors, scrolls to it and focuses it. The form renders its parts only once they are expanded and in view, so a MutationObserver
 * repeats this until the field is there or `signal` aborts.
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
			expand(part);
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

/** The focusable control in a part of the form. */
function controlOf(element: HTMLElement): HTMLElement | null {
	if (element.matches(controls)) return element;
	return element.querySelector<HTMLElement>(controls) ?? buttonOf(element);
}

/** The button of a part without an input. Rows have none: their first button would collapse them again. */
const buttonOf = (element: HTMLElement): HTMLElement | null =>
	isRow(element) ? null : element.querySelector<HTMLElement>('button');
