declare global {
	interface Document {
		/** Whether the page is prepared and not shown yet (HTML Standard, prerendering); absent where browsers do no such thing. */
		readonly prerendering?: boolean;
	}
}

/** Resolves once a visitor sees the page: at once, unless it is prerendered. */
export function untilShown(
	page: EventTarget & Pick<Document, 'prerendering'> = document,
): Promise<void> {
	if (!page.prerendering) return Promise.resolve();
	return new Promise((resolve) => {
		page.addEventListener('prerenderingchange', () => resolve(), { once: true });
	});
}
