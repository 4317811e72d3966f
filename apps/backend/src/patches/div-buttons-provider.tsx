'use client';
import { type ReactNode, useEffect } from 'react';
import {
	makeAccessible,
	nameDrawers,
	nameImageInputs,
	pressByKey,
	removePathTooltips,
} from './div-buttons.ts';

const mend = (root: Element) => {
	makeAccessible(root);
	removePathTooltips(root);
	nameImageInputs(root);
	nameDrawers(root);
};

/** Corrects the accessibility of Payload's markup (`div-buttons.ts`), also in parts that are added later. */
export function DivButtons({ children }: { children?: ReactNode }) {
	useEffect(() => {
		const observer = new MutationObserver((changes) => {
			for (const { addedNodes } of changes)
				for (const node of addedNodes) if (node instanceof Element) mend(node);
		});
		mend(document.body);
		observer.observe(document.body, { childList: true, subtree: true });
		document.addEventListener('keydown', pressByKey);
		return () => {
			observer.disconnect();
			document.removeEventListener('keydown', pressByKey);
		};
	}, []);
	return children;
}
