import type { ClientField } from 'payload';

/** How long a part of the form may take to appear once it is unfolded. */
const patienceMs = 2_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const holds = (field: ClientField, name: string): boolean =>
	('name' in field && field.name === name) ||
	('fields' in field && !('name' in field) && field.fields.some((inner) => holds(inner, name)));

/** The place of the tab in which the form holds a field, or a row of it; -1 where it stands outside the tabs. */
export function tabOfField(fields: readonly ClientField[], path: string): number {
	const [name = ''] = path.split('.');
	const tabs = fields.find((field) => field.type === 'tabs');
	return tabs?.tabs.findIndex((tab) => tab.fields.some((field) => holds(field, name))) ?? -1;
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
		const found = elementOf(parts.slice(0, length).join('.'));
		if (found) return found;
	}
	return null;
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
 * folded in, scrolls to it and puts the focus into it. What the form has no more is shown as far as it goes.
 */
export async function revealField(fields: readonly ClientField[], path: string): Promise<void> {
	const button = tabButton(fields, path);
	if (!button?.matches('.tabs-field__tab-button--active')) button?.click();
	const end = performance.now() + patienceMs;
	let shown: HTMLElement | null = null;
	while (performance.now() < end) {
		const found = nearestPart(path);
		if (found && found !== shown) {
			shown = found;
			unfold(found);
			found.scrollIntoView({ block: isRow(found) ? 'start' : 'center' });
		}
		const isWhole = found !== null && found === elementOf(path);
		const control = isWhole ? controlOf(found) : null;
		if (control) {
			control.focus({ preventScroll: true });
			return;
		}
		await nextFrame();
	}
	if (shown) controlOf(shown)?.focus({ preventScroll: true });
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
