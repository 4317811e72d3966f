declare global {
	interface Document {
		/** True while the page is prerendered (HTML Standard, prerendering); undefined in browsers without support. */
		readonly prerendering?: boolean;
	}
}

/** Resolves when the page is activated; at once unless it is prerendered. */
export function waitForActivation(
	page: EventTarget & Pick<Document, 'prerendering'> = document,
): Promise<void> {
	if (!page.prerendering) return Promise.resolve();
	return new Promise((resolve) => {
		page.addEventListener('prerenderingchange', () => resolve(), { once: true });
	});
}
