import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { signPreview } from '@website/contracts/signatures';
import { pathPrefix } from '@website/contracts/site-locales';
import type { PayloadRequest, RootLivePreviewConfig } from 'payload';
import { sharedGlobals, textCollections } from '../../content/documents/entities.ts';
import { parentSlug } from '../../content/preview/parent-slug.ts';
import { articleBy, pageWithProduct } from '../../content/preview/preview-pages.ts';
import { environment } from '../../platform/environment.ts';

const hour = 60 * 60;

/**
 * The expiry of preview tokens, one to two hours from now. It is constant within an hour, because a new URL would reload the preview.
 */
const expiry = () => (Math.floor(Date.now() / 1000 / hour) + 2) * hour;

/** The path of the page that shows a product or author; null if there is no such page, and for documents with their own page. */
async function pathOf(
	req: PayloadRequest,
	collection: string,
	id: number,
	lang: LocaleCode,
): Promise<string | null> {
	const prefix = pathPrefix(lang);
	if (collection === 'authors') {
		const article = await articleBy(req, id, lang, 'newest');
		return article?.slug ? `${prefix}/blog/${article.slug}` : null;
	}
	if (collection !== 'products') return null;
	const page = await pageWithProduct(req, id, lang, 'newest');
	if (!page?.slug || page.slug === 'home') return null;
	const parent = await parentSlug(req, page.parent, lang);
	return [prefix, ...(parent ? [parent] : []), page.slug].join('/');
}

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
		const path = await pathOf(req, collection, Number(data.id), locale.code);
		const query = new URLSearchParams({
			collection,
			id: String(id),
			lang: locale.code,
			token: signPreview(environment.PREVIEW_SECRET, expiry()),
			...(path === null ? {} : { path }),
		});
		return `${environment.SITE_URL}/preview/live?${query}`;
	},
};
