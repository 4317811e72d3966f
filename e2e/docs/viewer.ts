import type { Locator, Page } from '@playwright/test';

/** The docs pages, English first. */
export const docs = ['/docs', '/da/docs', '/de/docs'] as const;

/** An operation's place below them. */
export const operation = '/tag/prices/post/prices/graphql';

/** The viewer, once it has taken the list's place. */
export function shownViewer(page: Page): Locator {
	return page.locator('.scalar-app').first();
}
