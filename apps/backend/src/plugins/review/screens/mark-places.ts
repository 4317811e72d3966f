import type { ClientField } from 'payload';
import { isRow, nearestPart, tabButton } from '../../../platform/admin/forms/reveal-field.ts';

/** Where the form shows marks: the element that each stands behind, and the paths of the fields it is for. */
export type MarkPlaces = ReadonlyMap<Element, readonly string[]>;

const header = ':scope > .collapsible__toggle-wrap > .collapsible__header-wrap';

/** The outermost folded row or group that an element stands in. */
function foldedAround(element: Element): Element | null {
	let outermost: Element | null = null;
	for (let at: Element | null = element; at; at = at.parentElement)
		if (at.matches('.collapsible--collapsed')) outermost = at;
	return outermost;
}

/** What a mark for a field stands behind: its label, the head of the row that hides it, or the tab. */
function placeOf(fields: readonly ClientField[], path: string): Element | null {
	const part = nearestPart(path);
	if (!part) return tabButton(fields, path) ?? null;
	const folded = foldedAround(part);
	if (folded) return folded.querySelector(header);
	const row = isRow(part) ? part.querySelector('.collapsible') : null;
	if (row) return row.querySelector(header);
	const field = part.closest('.field-type');
	return field?.querySelector('.field-label') ?? field?.firstElementChild ?? part;
}

/** Fields that one row or tab hides share a mark. */
export function markPlaces(fields: readonly ClientField[], paths: readonly string[]): MarkPlaces {
	const places = new Map<Element, string[]>();
	for (const path of paths) {
		const place = placeOf(fields, path);
		if (place) places.set(place, [...(places.get(place) ?? []), path]);
	}
	return places;
}

/** Whether marks stand as they did. */
export const isSame = (one: MarkPlaces, other: MarkPlaces): boolean =>
	one.size === other.size &&
	[...one].every(([place, paths]) => other.get(place)?.join() === paths.join());
