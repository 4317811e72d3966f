import type { SiteOptions } from '@website/contracts/site-options';
import type { BrandLook } from '#shared/brand/look.ts';
import type { BuildInfo } from '#shared/settings/build-info.ts';
import type { ContentTokenSettings } from '#shared/settings/content-token.ts';
import type { ThirdPartySettings } from '#shared/settings/third-parties.ts';

/** The server's settings for the scripts of a page, as JSON in an inert script element. */
export interface PageSettings {
	build: BuildInfo;
	brand: BrandLook;
	options?: SiteOptions | undefined;
	/** Absent when no third party is configured. */
	thirdParties?: ThirdPartySettings | undefined;
	/** Absent unless content tokens come from local storage. */
	contentToken?: ContentTokenSettings | undefined;
}

/** The id of the script element with the settings. */
export const pageSettingsId = 'page-settings';

/** Reads the page's settings; undefined if the document has none, as in tests. */
export function readPageSettings(): PageSettings | undefined {
	const text = document.getElementById(pageSettingsId)?.textContent;
	// The site's server renders it from values of this type.
	return text ? (JSON.parse(text) as PageSettings) : undefined;
}
