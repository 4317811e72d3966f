import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Runs in a page: records the text of each notice. */
function recordNotices(): void {
	const texts = new Set<string>();
	Reflect.set(window, 'shownNotices', texts);
	new MutationObserver(() => {
		for (const { textContent } of document.querySelectorAll('[data-sonner-toast]'))
			texts.add(textContent);
	}).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Records the notices of all pages opened from now on. They disappear after four seconds, too soon for assertions on a busy machine. */
export async function recordNoticesIn(context: BrowserContext): Promise<void> {
	await context.addInitScript(recordNotices);
}

/** Waits until a notice with this text has been shown since the page was loaded. */
export const expectNotice = (page: Page, text: string): Promise<void> =>
	expect
		.poll(() => page.evaluate(() => [...Reflect.get(window, 'shownNotices')].join('\n')))
		.toContain(text);
