import type { MetaDescriptor } from 'react-router';
import { socialSize } from '#shared/addresses/image-variants.ts';
import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';
import type {
	MediaFieldsFragment,
	TranslationFieldsFragment,
} from '~/content/generated/operations';
import { type ShareImage, shareImage } from '../share-image/share-image';
import { socialImageUrl } from '../share-image/social-image';
import { named, property } from './meta-elements';

export interface ShareMetaOptions {
	/** As it is shown when the page is shared: without the site's name. */
	title: string;
	description: string;
	/** `website`, `article` or another type of the Open Graph protocol. */
	type: string;
	/** Whole address. */
	url: string;
	/** The page's own path. */
	path: string;
	siteName: string;
	locale: LocaleCode;
	translations: readonly Pick<TranslationFieldsFragment, 'locale'>[];
	/** The picture that editors chose; without one, the page's words are drawn. */
	image: MediaFieldsFragment | null;
	/** Where the words or the picture differ on the networks that read the second kind of tags. */
	twitter?: { title: string; description: string; image: MediaFieldsFragment | null };
	/** The site's origin, for the addresses of pictures. */
	origin: string;
}

/** What networks and messengers show of a page that is shared: Open Graph (ogp.me) and Twitter cards. Every page has them. */
export function shareMeta(options: ShareMetaOptions): MetaDescriptor[] {
	const { title, description, path, locale, translations, image, twitter, origin } = options;
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
		...imageMeta(shareImage({ image, path, title, origin })),
		...named('twitter:card', 'summary_large_image'),
		...named('twitter:title', twitter?.title || title),
		...named('twitter:description', twitter?.description || description),
		...(twitter?.image ? named('twitter:image', socialImageUrl(twitter.image, origin)) : []),
	];
}

function ogLocale(locale: LocaleCode): string {
	return localeDefinition(locale).languageTag.replace('-', '_');
}

function imageMeta({ url, alt }: ShareImage): MetaDescriptor[] {
	return [
		...property('og:image', url),
		...property('og:image:width', String(socialSize.width)),
		...property('og:image:height', String(socialSize.height)),
		...property('og:image:alt', alt),
	];
}
