import { expect, type Locator, type Page } from '@playwright/test';

/** The docs pages, English first. */
export const docs = ['/docs', '/da/docs', '/de/docs'] as const;

/** An operation's place below them. */
export const operation = '/tag/prices/post/prices/graphql';

/** The viewer, once it has taken the list's place. */
export function shownViewer(page: Page): Locator {
	return page.locator('.scalar-app').first();
}

/** Waits for the viewer: its scripts are megabytes, which a busy machine compiles for a while. */
export const viewerIsShown = (page: Page): Promise<void> => expect(shownViewer(page)).toBeVisible();
