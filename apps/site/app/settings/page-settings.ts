import type { Build } from '~/features/freshness/latest-build';
import type { ThirdPartySettings } from '~/features/third-party/settings';

/** The local storage entry that may hold a content token, and the cookie that carries it to the server. */
export interface ContentTokenSettings {
	storageKey: string;
	cookie: string;
}

/** What the server tells a page's scripts, as JSON in one inert script element. */
export interface PageSettings {
	build: Build;
	/** Absent when no third party is configured. */
	thirdParties?: ThirdPartySettings | undefined;
	/** Absent unless content tokens come from local storage. */
	contentToken?: ContentTokenSettings | undefined;
}

/** Id of the script element that holds the settings. */
export const pageSettingsId = 'page-settings';

/** The page's settings; undefined where the server has written none, as in tests. */
export function readPageSettings(): PageSettings | undefined {
	const text = document.getElementById(pageSettingsId)?.textContent;
	// The site's own server wrote it, from values of this very type.
	return text ? (JSON.parse(text) as PageSettings) : undefined;
}
