import { expect, type Locator, type Page } from '@playwright/test';

/** The paths of the docs in each language, English first. */
export const docs = ['/docs', '/da/docs', '/de/docs'] as const;

/** The path of an operation below the docs. */
export const operation = '/tag/prices/post/prices/graphql';

/** The viewer, which replaces the list. */
export function viewer(page: Page): Locator {
	return page.locator('.scalar-app').first();
}

/** Waits for the viewer. Its scripts are several megabytes, which a busy machine needs a while to compile. */
export const expectViewer = (page: Page): Promise<void> => expect(viewer(page)).toBeVisible();
