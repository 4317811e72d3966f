import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { MetaDescriptor } from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import type { SeoFieldsFragment, TranslationFieldsFragment } from '~/content/generated/operations';
import { isRefused } from '~/content/robots-words';
import type { RootData } from '~/content/shared-parts/shared-content';
import { alternates } from '../alternates';
import { markdownLink } from '../markdown-link';
import { named, property } from './meta-elements';
import { shareMeta } from './share-meta';

export interface ContentMetaOptions {
	title: string;
	seo: SeoFieldsFragment;
	translations: readonly TranslationFieldsFragment[];
	/** The document's own address on the site. */
	path: string;
	shared: RootData;
	/** The Open Graph type where the SEO block names none. */
	kind?: 'website' | 'article';
}

/** The head of a document from its SEO block (specification section 3), falling back to the document, then to the settings. */
export function contentMeta(options: ContentMetaOptions): MetaDescriptor[] {
	const { seo, path, shared, translations, kind = 'website' } = options;
	const { origin, settings } = shared;
	const title = seo.title || options.title;
	const type = seo.opengraphType || kind;
	const description = seo.metaDesc || settings?.defaultDescription || '';
	return [
		{ title: documentTitle(title, settings?.titleTemplate) },
		...named('description', description),
		...named('keywords', seo.metaKeywords),
		...named('author', seo.opengraphAuthor),
		...named('robots', robots(seo)),
		{ tagName: 'link', rel: 'canonical', href: absolute(seo.canonical || path, origin) },
		markdownLink(path),
		...alternates(translations, origin),
		...shareMeta({
			title: seo.opengraphTitle || title,
			description: seo.opengraphDescription || description,
			type,
			url: absolute(seo.opengraphUrl || path, origin),
			path,
			siteName: seo.opengraphSiteName || settings?.brand || '',
			locale: localeFromPath(path),
			translations,
			image: seo.opengraphImage ?? settings?.socialImage ?? null,
			twitter: {
				title: seo.twitterTitle,
				description: seo.twitterDescription,
				image: seo.twitterImage,
			},
			origin,
		}),
		...(type === 'article' ? articleMeta(seo) : []),
	];
}

/** Search engines and networks want whole addresses. */
const absolute = (address: string, origin: string): string =>
	address.startsWith('/') ? origin + address : address;

/** A page's title in the site's template, for example "%s · Brand". */
export function documentTitle(title: string, template: string | undefined): string {
	return withoutSoftHyphens(template?.includes('%s') ? template.replace('%s', () => title) : title);
}

/** Only the type "article" has times and a publisher (ogp.me). */
function articleMeta(seo: SeoFieldsFragment): MetaDescriptor[] {
	return [
		...property('article:published_time', seo.opengraphPublishedTime),
		...property('article:modified_time', seo.opengraphModifiedTime),
		...property('article:publisher', seo.opengraphPublisher),
	];
}

/** Index and follow are the default and left out. */
function robots(seo: SeoFieldsFragment): string {
	return [
		isRefused(seo.metaRobotsNoindex, 'noindex') ? 'noindex' : '',
		isRefused(seo.metaRobotsNofollow, 'nofollow') ? 'nofollow' : '',
	]
		.filter(Boolean)
		.join(', ');
}
