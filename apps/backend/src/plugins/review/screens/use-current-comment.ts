'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openTabOf } from '../../../platform/admin/sidebar/open-tab.ts';
import type { ReviewComment } from '../read-review.ts';

/** The ID of a comment's element in the panel, also used as URL fragment: `#comment-12`. */
export const anchorOf = (id: number): string => `comment-${id}`;

function scrollTo(id: number): void {
	const element = document.getElementById(anchorOf(id));
	if (!element) return;
	openTabOf(element);
	element.scrollIntoView({ block: 'center' });
	element.focus({ preventScroll: true });
}

/** The highlighted comment: the one that was opened at its field, or the one in the URL fragment. */
export function useCurrentComment(comments: readonly ReviewComment[] | undefined) {
	const [current, setCurrent] = useState<number | null>(null);
	const show = useCallback(({ id }: ReviewComment) => {
		setCurrent(id);
		scrollTo(id);
	}, []);
	const isHashRead = useRef(false);
	useEffect(() => {
		if (!comments || isHashRead.current) return;
		isHashRead.current = true;
		const linkedComment = comments.find(({ id }) => window.location.hash === `#${anchorOf(id)}`);
		// After all effects, because the tab of the panel may have to be opened first.
		if (linkedComment) queueMicrotask(() => show(linkedComment));
	}, [comments, show]);
	return { current, show };
}
