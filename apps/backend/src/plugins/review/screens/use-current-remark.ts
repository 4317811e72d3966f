'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openTabOf } from '../../../platform/admin/sidebar/open-tab.ts';
import type { ReviewComment } from '../read-review.ts';

/** What a comment's place in the panel is called, also in the address: `#comment-12`. */
export const anchorOf = (id: number): string => `comment-${id}`;

function lookAt(id: number): void {
	const element = document.getElementById(anchorOf(id));
	if (!element) return;
	openTabOf(element);
	element.scrollIntoView({ block: 'center' });
	element.focus({ preventScroll: true });
}

/** The comment that somebody looks at: chosen at its field, or named by the address. */
export function useCurrentRemark(remarks: readonly ReviewComment[] | undefined) {
	const [current, setCurrent] = useState<number | null>(null);
	const show = useCallback(({ id }: ReviewComment) => {
		setCurrent(id);
		lookAt(id);
	}, []);
	const isArrived = useRef(false);
	useEffect(() => {
		if (!remarks || isArrived.current) return;
		isArrived.current = true;
		const named = remarks.find(({ id }) => window.location.hash === `#${anchorOf(id)}`);
		// After all effects: a tab may have to be opened.
		if (named) queueMicrotask(() => show(named));
	}, [remarks, show]);
	return { current, show };
}
