import type { ClientField } from 'payload';
import { isRow, nearestPart, tabButton } from '../../../platform/admin/forms/reveal-field.ts';

/** The places of marks in the form: the element before each mark, and the paths of the fields that it is for. */
export type MarkPlaces = ReadonlyMap<Element, readonly string[]>;

const header = ':scope > .collapsible__toggle-wrap > .collapsible__header-wrap';

/** The outermost collapsed row or group around an element. */
function outermostCollapsed(element: Element): Element | null {
	let outermost: Element | null = null;
	for (let at: Element | null = element; at; at = at.parentElement)
		if (at.matches('.collapsible--collapsed')) outermost = at;
	return outermost;
}

/** The element before the mark of a field: its label, the header of the collapsed row that contains it, or the tab. */
function placeOf(fields: readonly ClientField[], path: string): Element | null {
	const part = nearestPart(path);
	if (!part) return tabButton(fields, path) ?? null;
	const collapsedRow = outermostCollapsed(part);
	if (collapsedRow) return collapsedRow.querySelector(header);
	const row = isRow(part) ? part.querySelector('.collapsible') : null;
	if (row) return row.querySelector(header);
	const field = part.closest('.field-type');
	return field?.querySelector('.field-label') ?? field?.firstElementChild ?? part;
}

/** The places of the marks for these fields. Fields inside the same collapsed row or hidden tab share a mark. */
export function markPlaces(fields: readonly ClientField[], paths: readonly string[]): MarkPlaces {
	const places = new Map<Element, string[]>();
	for (const path of paths) {
		const place = placeOf(fields, path);
		if (place) places.set(place, [...(places.get(place) ?? []), path]);
	}
	return places;
}

/** True if both maps have the same places and paths. */
export const isSame = (a: MarkPlaces, b: MarkPlaces): boolean =>
	a.size === b.size && [...a].every(([place, paths]) => b.get(place)?.join() === paths.join());
