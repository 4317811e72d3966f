import { isLocaleCode } from '@website/contracts/locales';
import { signPreview } from '@website/contracts/signatures';
import type { RootLivePreviewConfig } from 'payload';
import { environment } from '../../environment.ts';

const hour = 60 * 60;

/**
 * The same for all of an hour, as another address would load the frame anew: what it signs is good for one to two hours.
 */
const expiry = () => (Math.floor(Date.now() / 1000 / hour) + 2) * hour;

/** The frame beside a form: the site's `/preview/live`, which makes the page from the values that the form sends. */
export const livePreview: RootLivePreviewConfig = {
	collections: ['pages', 'posts'],
	globals: ['header', 'footer', 'call-to-action', 'site-settings'],
	breakpoints: [
		{ name: 'phone', label: '390 px', width: 390, height: 844 },
		{ name: 'tablet', label: '820 px', width: 820, height: 1180 },
		{ name: 'desktop', label: '1440 px', width: 1440, height: 900 },
	],
	url: ({ collectionConfig, globalConfig, data, locale }) => {
		const collection = (collectionConfig ?? globalConfig)?.slug;
		const id = globalConfig ? globalConfig.slug : data.id;
		if (!collection || !id || !isLocaleCode(locale.code)) return null;
		const query = new URLSearchParams({
			collection,
			id: String(id),
			lang: locale.code,
			token: signPreview(environment.PREVIEW_SECRET, expiry()),
		});
		return `${environment.SITE_URL}/preview/live?${query}`;
	},
};
