import { isCanonicalElsewhere } from '@website/contracts/canonical-elsewhere';
import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { MetaDescriptor } from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import type { SeoFieldsFragment, TranslationFieldsFragment } from '~/content/generated/operations';
import { hasDirective } from '~/content/robots-directives';
import type { RootData } from '~/content/shared-parts/shared-content';
import { alternates } from '../alternates';
import { markdownLink, metaName, metaProperty } from './meta-elements';
import { shareMeta } from './share-meta';

export interface ContentMetaOptions {
	title: string;
	seo: SeoFieldsFragment;
	translations: readonly TranslationFieldsFragment[];
	/** Path of the document. */
	path: string;
	/** URL of an older page of the document's list, which has no translations and is canonical itself. */
	olderHref?: string | undefined;
	shared: RootData;
	/** The Open Graph type if the SEO block has none. */
	kind?: 'website' | 'article';
}

/** The head of a document from its SEO block (specification section 3), with the document and then the site settings as fallbacks. */
export function contentMeta(options: ContentMetaOptions): MetaDescriptor[] {
	const { seo, path, olderHref, shared, translations, kind = 'website' } = options;
	const { origin, settings } = shared;
	const title = seo.title || options.title;
	const type = seo.opengraphType || kind;
	const description = seo.metaDesc || settings?.defaultDescription || '';
	return [
		{ title: documentTitle(title, settings?.titleTemplate) },
		...metaName('description', description),
		...metaName('keywords', seo.metaKeywords),
		...metaName('author', seo.opengraphAuthor),
		...metaName('robots', robots(seo)),
		{
			tagName: 'link',
			rel: 'canonical',
			href: absolute(olderHref ?? (seo.canonical || path), origin),
		},
		markdownLink(path),
		...(olderHref || isCanonicalElsewhere(seo.canonical, path, origin)
			? []
			: alternates(translations, origin)),
		...shareMeta({
			title: seo.opengraphTitle || title,
			description: seo.opengraphDescription || description,
			type,
			url: absolute(olderHref ?? (seo.opengraphUrl || path), origin),
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

/** An absolute URL, which search engines and networks require. */
const absolute = (address: string, origin: string): string =>
	address.startsWith('/') ? origin + address : address;

/** A page's title in the site's template, for example "%s · Brand". */
export function documentTitle(title: string, template: string | undefined): string {
	return withoutSoftHyphens(template?.includes('%s') ? template.replace('%s', () => title) : title);
}

/** Dates and publisher, which only the type "article" has (ogp.me). */
function articleMeta(seo: SeoFieldsFragment): MetaDescriptor[] {
	return [
		...metaProperty('article:published_time', seo.opengraphPublishedTime),
		...metaProperty('article:modified_time', seo.opengraphModifiedTime),
		...metaProperty('article:publisher', seo.opengraphPublisher),
	];
}

/** The content of the robots element, without the defaults index and follow. */
function robots(seo: SeoFieldsFragment): string {
	const values = { noindex: seo.metaRobotsNoindex, nofollow: seo.metaRobotsNofollow };
	const words = ['noindex', 'nofollow'] as const;
	return words.filter((word) => hasDirective(values[word], word)).join(', ');
}
