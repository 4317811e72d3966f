import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Runs in a page: notes the text of each notice that is shown in it. */
function noteShown(): void {
	const texts = new Set<string>();
	Reflect.set(window, 'shownNotices', texts);
	new MutationObserver(() => {
		for (const { textContent } of document.querySelectorAll('[data-sonner-toast]'))
			texts.add(textContent);
	}).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Notes the notices of every page that is opened from now on: they go after four seconds, before a busy machine has looked. */
export async function noteNotices(context: BrowserContext): Promise<void> {
	await context.addInitScript(noteShown);
}

/** Waits until a notice with this text has been shown since the page was loaded. */
export const expectNotice = (page: Page, text: string): Promise<void> =>
	expect
		.poll(() => page.evaluate(() => [...Reflect.get(window, 'shownNotices')].join('\n')))
		.toContain(text);
