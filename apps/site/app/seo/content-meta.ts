import type { MetaDescriptor } from 'react-router';
import type {
	MediaFieldsFragment,
	SeoFieldsFragment,
	TranslationFieldsFragment,
} from '~/content/generated/operations';
import { localeDefinition, localeFromPath } from '~/i18n/locale';
import type { RootData } from '~/layouts/shared-content';
import { alternates } from './alternates';
import { socialImageUrl } from './social-image';

export interface ContentMetaOptions {
	title: string;
	seo: SeoFieldsFragment;
	translations: readonly TranslationFieldsFragment[];
	/** The document's own address on the site. */
	path: string;
	shared: RootData;
}

/**
 * The head of a document from its SEO block (specification section 3): title, description, robots, canonical, alternates,
 * Open Graph and Twitter. Empty fields fall back to the document, then to the site's settings.
 */
export function contentMeta(options: ContentMetaOptions): MetaDescriptor[] {
	const { seo, path, shared, translations } = options;
	const { origin, settings } = shared;
	const title = documentTitle(seo.title || options.title, settings?.titleTemplate);
	const description = seo.metaDesc || settings?.defaultDescription || '';
	const image = seo.opengraphImage ?? settings?.socialImage ?? null;
	const ogTitle = seo.opengraphTitle || seo.title || options.title;
	const ogDescription = seo.opengraphDescription || description;
	const locale = localeFromPath(path);
	return [
		{ title },
		...named('description', description),
		...named('keywords', seo.metaKeywords),
		...named('author', seo.opengraphAuthor),
		...named('robots', robots(seo)),
		{ tagName: 'link', rel: 'canonical', href: seo.canonical || origin + path },
		...alternates(translations, origin),
		...property('og:type', seo.opengraphType || 'website'),
		...property('og:url', seo.opengraphUrl || origin + path),
		...property('og:title', ogTitle),
		...property('og:description', ogDescription),
		...property('og:site_name', seo.opengraphSiteName || settings?.brand || ''),
		...property('og:locale', localeDefinition(locale).languageTag.replace('-', '_')),
		...translations
			.filter((translation) => translation.locale !== locale)
			.flatMap((translation) =>
				property(
					'og:locale:alternate',
					localeDefinition(translation.locale).languageTag.replace('-', '_'),
				),
			),
		...property('article:published_time', seo.opengraphPublishedTime),
		...property('article:modified_time', seo.opengraphModifiedTime),
		...property('article:publisher', seo.opengraphPublisher),
		...imageMeta('og:image', image, origin),
		...named('twitter:card', image ? 'summary_large_image' : 'summary'),
		...named('twitter:title', seo.twitterTitle || ogTitle),
		...named('twitter:description', seo.twitterDescription || ogDescription),
		...(seo.twitterImage ? named('twitter:image', socialImageUrl(seo.twitterImage, origin)) : []),
	];
}

/** A page's title in the site's template, for example "%s · Brand". */
export function documentTitle(title: string, template: string | undefined): string {
	return template?.includes('%s') ? template.replace('%s', () => title) : title;
}

/** Robots come as words, as the backends of this field give them; index and follow are the default and left out. */
function robots(seo: SeoFieldsFragment): string {
	return [seo.metaRobotsNoindex, seo.metaRobotsNofollow]
		.filter((word) => word === 'noindex' || word === 'nofollow')
		.join(', ');
}

function named(name: string, content: string): MetaDescriptor[] {
	return content ? [{ name, content }] : [];
}

function property(name: string, content: string): MetaDescriptor[] {
	return content ? [{ property: name, content }] : [];
}

function imageMeta(
	name: string,
	image: MediaFieldsFragment | null,
	origin: string,
): MetaDescriptor[] {
	if (!image) return [];
	return [
		...property(name, socialImageUrl(image, origin)),
		...property(`${name}:width`, '1200'),
		...property(`${name}:height`, '630'),
		...property(`${name}:alt`, image.alt),
	];
}
