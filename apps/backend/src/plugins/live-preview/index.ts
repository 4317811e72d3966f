import { isAddressed, sharedGlobals, textCollections } from '@website/contracts/entities';
import { isLocaleCode } from '@website/contracts/locales';
import type { GeneratePreviewURL, RootLivePreviewConfig } from 'payload';
import { addControl } from '../../admin/form-parts.ts';
import { pathIn } from '../../content/preview/document-path.ts';
import { allDrafts } from '../../content/preview/draft-view.ts';
import { previewToken, previewUrl } from '../../content/preview/preview-url.ts';
import { environment } from '../../platform/environment.ts';
import { changeEntities, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';

/** The live preview: the site's `/preview/live`, which renders the values that the form sends. Documents in the trash have no preview. */
const previewFrame: RootLivePreviewConfig = {
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

/** The URL of the button that opens a document on the site with all drafts; none while the document is in the trash. */
const preview =
	(keyOf: (document: Record<string, unknown>) => string): GeneratePreviewURL =>
	async (document, { locale, req }) =>
		document.deletedAt || !isLocaleCode(locale)
			? null
			: previewUrl(previewToken(), await pathIn(req.payload, keyOf(document), locale, allDrafts));

/** Adds previews of drafts to forms: a button that opens the site, and the live preview beside the form with a switch for its color scheme. */
export const livePreview = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, {
			collection: (collection) => ({
				...collection,
				admin: { ...collection.admin, preview: preview(({ id }) => `${collection.slug}:${id}`) },
			}),
			global: (global) => ({
				...global,
				admin: { ...global.admin, preview: preview(() => `global:${global.slug}`) },
			}),
		}),
		addControl(
			entities,
			'/plugins/live-preview/live-preview-bridge.tsx#LivePreviewBridge',
			'first',
		),
		(config) => ({ ...config, admin: { ...config.admin, livePreview: previewFrame } }),
	);
