import type { SiteOptions } from '@website/contracts/site-options';
import type { BrandLook } from '#shared/brand/look.ts';
import type { BuildInfo } from '#shared/settings/build-info.ts';
import type { ContentTokenSettings } from '#shared/settings/content-token.ts';
import type { ThirdPartySettings } from '#shared/settings/third-parties.ts';

/** What the server tells a page's scripts, as JSON in one inert script element. */
export interface PageSettings {
	build: BuildInfo;
	brand: BrandLook;
	options?: SiteOptions | undefined;
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
