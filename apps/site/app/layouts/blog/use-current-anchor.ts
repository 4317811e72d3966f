import { useEffect, useState } from 'react';
import type { OutlineEntry } from './article-outline';

/** The heading whose text is being read: the last one above the upper third of the window. Null before the first. */
export function useCurrentAnchor(outline: OutlineEntry[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);

	useEffect(() => {
		const headings = outline
			.flatMap((entry) => [entry, ...entry.children])
			.map((entry) => document.getElementById(entry.anchor))
			.filter((heading) => heading !== null);

		function update() {
			const line = window.innerHeight / 3;
			const above = headings.filter((heading) => heading.getBoundingClientRect().top < line);
			setCurrent(above.at(-1)?.id ?? null);
		}
		// Called when a heading crosses the line, however far the page jumped, and not on every scroll.
		const observer = new IntersectionObserver(update, { rootMargin: '9999999px 0px -66% 0px' });
		for (const heading of headings) observer.observe(heading);
		return () => observer.disconnect();
	}, [outline]);

	return current;
}
