import { useEffect, useState } from 'react';
import type { OutlineEntry } from './article-outline';

/** The area above the lower two thirds of the window, without a limit at the top. */
const rootMargin = '9999999px 0px -66% 0px';

/** The anchor of the current heading: the last one above the lower two thirds of the window. Null before the first heading. */
export function useCurrentAnchor(outline: OutlineEntry[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);

	useEffect(() => {
		const headings = outline
			.flatMap((entry) => [entry, ...entry.children])
			.map((entry) => document.getElementById(entry.anchor))
			.filter((heading) => heading !== null);
		const above = new Set<Element>();

		// The callback runs when headings cross the line, not on every scroll event.
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) above.add(target);
					else above.delete(target);
				}
				setCurrent(headings.findLast((heading) => above.has(heading))?.id ?? null);
			},
			{ rootMargin },
		);
		for (const heading of headings) observer.observe(heading);
		return () => observer.disconnect();
	}, [outline]);

	return current;
}
