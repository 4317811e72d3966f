import type { MetaDescriptor } from 'react-router';
import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';
import type {
	MediaFieldsFragment,
	TranslationFieldsFragment,
} from '~/content/generated/operations';
import { named, property } from './meta-elements';
import { socialImageUrl } from './social-image';

export interface ShareMetaOptions {
	/** As it is shown when the page is shared: without the site's name. */
	title: string;
	description: string;
	/** `website`, `article` or another type of the Open Graph protocol. */
	type: string;
	/** Whole address. */
	url: string;
	siteName: string;
	locale: LocaleCode;
	translations: readonly Pick<TranslationFieldsFragment, 'locale'>[];
	image: MediaFieldsFragment | null;
	/** Where the words or the picture differ on the networks that read the second kind of tags. */
	twitter?: { title: string; description: string; image: MediaFieldsFragment | null };
	/** The site's origin, for the addresses of pictures. */
	origin: string;
}

/** What networks and messengers show of a page that is shared: Open Graph (ogp.me) and Twitter cards. Every page has them. */
export function shareMeta(options: ShareMetaOptions): MetaDescriptor[] {
	const { title, description, locale, translations, image, twitter, origin } = options;
	return [
		...property('og:type', options.type),
		...property('og:url', options.url),
		...property('og:title', title),
		...property('og:description', description),
		...property('og:site_name', options.siteName),
		...property('og:locale', ogLocale(locale)),
		...translations
			.filter((translation) => translation.locale !== locale)
			.flatMap((translation) => property('og:locale:alternate', ogLocale(translation.locale))),
		...imageMeta(image, origin),
		...named('twitter:card', image ? 'summary_large_image' : 'summary'),
		...named('twitter:title', twitter?.title || title),
		...named('twitter:description', twitter?.description || description),
		...(twitter?.image ? named('twitter:image', socialImageUrl(twitter.image, origin)) : []),
	];
}

function ogLocale(locale: LocaleCode): string {
	return localeDefinition(locale).languageTag.replace('-', '_');
}

function imageMeta(image: MediaFieldsFragment | null, origin: string): MetaDescriptor[] {
	if (!image) return [];
	return [
		...property('og:image', socialImageUrl(image, origin)),
		...property('og:image:width', '1200'),
		...property('og:image:height', '630'),
		...property('og:image:alt', image.alt),
	];
}
