import { useEffect, useState } from 'react';
import type { OutlineEntry } from './article-outline';

/** Everything above the upper third of the window, however far above. */
const aboveTheLine = '9999999px 0px -66% 0px';

/** The heading whose text is being read: the last one above the upper third of the window. Null before the first. */
export function useCurrentAnchor(outline: OutlineEntry[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);

	useEffect(() => {
		const headings = outline
			.flatMap((entry) => [entry, ...entry.children])
			.map((entry) => document.getElementById(entry.anchor))
			.filter((heading) => heading !== null);
		const above = new Set<Element>();

		// Called when headings cross the line, not on every scroll.
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) above.add(target);
					else above.delete(target);
				}
				setCurrent(headings.findLast((heading) => above.has(heading))?.id ?? null);
			},
			{ rootMargin: aboveTheLine },
		);
		for (const heading of headings) observer.observe(heading);
		return () => observer.disconnect();
	}, [outline]);

	return current;
}
