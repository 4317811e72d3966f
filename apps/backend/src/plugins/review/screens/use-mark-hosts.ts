'use client';
import type { ClientField } from 'payload';
import { useEffect, useState } from 'react';
import { isSame, type MarkPlaces, markPlaces } from './mark-places.ts';

/** The element of a mark in the form, and the paths of the fields that it is for. */
export interface MarkHost {
	element: HTMLElement;
	paths: readonly string[];
}

/**
 * Elements for marks at the fields of a form, inserted into the DOM because Payload has no slot for them. Each follows the field's label,
 * and moves when rows are collapsed, tabs are switched or sections are reordered.
 */
export function useMarkHosts(
	fields: readonly ClientField[],
	paths: readonly string[],
): readonly MarkHost[] {
	const [hosts, setHosts] = useState<readonly MarkHost[]>([]);
	const key = paths.join(' ');
	useEffect(() => {
		const fieldPaths = key === '' ? [] : key.split(' ');
		const elements = new Map<Element, HTMLElement>();
		let currentPlaces: MarkPlaces = new Map();
		let frame = 0;
		const place = () => {
			frame = 0;
			const places = markPlaces(fields, fieldPaths);
			for (const [at, element] of elements)
				if (!places.has(at)) {
					element.remove();
					elements.delete(at);
				}
			for (const at of places.keys()) {
				const element = elements.get(at) ?? document.createElement('span');
				element.className = 'review-mark-host';
				elements.set(at, element);
				if (element.previousSibling !== at) at.after(element);
			}
			if (isSame(currentPlaces, places)) return;
			currentPlaces = places;
			setHosts(
				[...places].flatMap(([at, own]) => {
					const element = elements.get(at);
					return element ? [{ element, paths: own }] : [];
				}),
			);
		};
		place();
		const observer = new MutationObserver(() => {
			frame ||= requestAnimationFrame(place);
		});
		const options = { attributeFilter: ['class'], childList: true, subtree: true };
		if (fieldPaths.length > 0) observer.observe(document.body, options);
		return () => {
			observer.disconnect();
			cancelAnimationFrame(frame);
			for (const element of elements.values()) element.remove();
			setHosts([]);
		};
	}, [fields, key]);
	return hosts;
}
