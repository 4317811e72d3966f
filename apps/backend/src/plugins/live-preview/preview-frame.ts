import { isAddressed, sharedGlobals, textCollections } from '@website/contracts/entities';
import { isLocaleCode } from '@website/contracts/locales';
import type { RootLivePreviewConfig } from 'payload';
import { pathIn } from '../../content/preview/document-path.ts';
import { allDrafts } from '../../content/preview/draft-view.ts';
import { previewToken } from '../../content/preview/preview-url.ts';
import { environment } from '../../platform/environment.ts';

/** The live preview: the site's `/preview/live`, which renders the values that the form sends. Documents in the trash have no preview. */
export const previewFrame: RootLivePreviewConfig = {
	collections: [...textCollections],
	globals: [...sharedGlobals],
	breakpoints: [
		{ name: 'phone', label: '390 px', width: 390, height: 844 },
		{ name: 'tablet', label: '820 px', width: 820, height: 1180 },
		{ name: 'desktop', label: '1440 px', width: 1440, height: 900 },
	],
	url: async ({ collectionConfig, globalConfig, data, locale, req }) => {
		const collection = (collectionConfig ?? globalConfig)?.slug;
		const id = globalConfig ? globalConfig.slug : data.id;
		if (!collection || !id || data.deletedAt || !isLocaleCode(locale.code)) return null;
		const key = globalConfig ? `global:${id}` : `${collection}:${id}`;
		const path = isAddressed(collection)
			? null
			: await pathIn(req.payload, key, locale.code, allDrafts);
		const query = new URLSearchParams({
			collection,
			id: String(id),
			lang: locale.code,
			token: previewToken(),
			...(path === null ? {} : { path }),
		});
		return `${environment.SITE_URL}/preview/live?${query}`;
	},
};
