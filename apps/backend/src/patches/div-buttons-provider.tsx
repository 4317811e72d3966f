'use client';
import { type ReactNode, useEffect } from 'react';
import { makeAccessible, pressByKey } from './div-buttons.ts';

/** Makes Payload's div buttons keyboard accessible, also those that are added later. */
export function DivButtons({ children }: { children?: ReactNode }) {
	useEffect(() => {
		const observer = new MutationObserver((changes) => {
			for (const { addedNodes } of changes)
				for (const node of addedNodes) if (node instanceof Element) makeAccessible(node);
		});
		makeAccessible(document.body);
		observer.observe(document.body, { childList: true, subtree: true });
		document.addEventListener('keydown', pressByKey);
		return () => {
			observer.disconnect();
			document.removeEventListener('keydown', pressByKey);
		};
	}, []);
	return children;
}
