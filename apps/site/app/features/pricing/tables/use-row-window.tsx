import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
	const media = matchMedia('print');
	media.addEventListener('change', onChange);
	return () => media.removeEventListener('change', onChange);
}

/** True while the page is laid out for printing, without scrolling. */
function usePrinting(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia('print').matches,
		() => false,
	);
}

const overscan = 8;
/** The height of every row, in pixels. */
const rowHeight = 52;

/** Takes the place of rows that are not in the DOM. */
export function Spacer({ rows }: { rows: number }) {
	return rows > 0 ? <tr style={{ height: rows * rowHeight }} /> : null;
}

/** The rows of a long list with equal heights that are near the viewport. Only those are in the DOM; all are when printing. */
export function useRowWindow(count: number) {
	const container = useRef<HTMLElement>(null);
	const [first, setFirst] = useState(0);
	const [visible, setVisible] = useState(14);
	const printing = usePrinting();

	useEffect(() => {
		const element = container.current;
		if (!element) return;
		// Steps of half the overscan prevent rendering on each pixel of scrolling.
		const step = rowHeight * (overscan / 2);
		const measure = () => {
			setFirst(Math.floor(element.scrollTop / step) * (overscan / 2));
			setVisible(Math.ceil(element.clientHeight / rowHeight));
		};
		measure();
		element.addEventListener('scroll', measure, { passive: true });
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => {
			element.removeEventListener('scroll', measure);
			observer.disconnect();
		};
	}, []);

	if (printing) return { container, start: 0, end: count };
	const start = Math.max(0, Math.min(first, count - visible) - overscan);
	return { container, start, end: Math.min(count, start + visible + 2.5 * overscan) };
}
