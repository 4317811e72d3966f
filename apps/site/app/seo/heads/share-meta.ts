import type { MetaDescriptor } from 'react-router';
import {
	focalPosition,
	imagePath,
	socialModifiers,
	socialSize,
} from '#shared/addresses/image-variants.ts';
import { shareImagePathOf } from '#shared/addresses/paths-of-pages.ts';
import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';
import type {
	MediaFieldsFragment,
	TranslationFieldsFragment,
} from '~/content/generated/operations';
import { metaName, metaProperty } from './meta-elements';

/** The absolute URL of an image in the size for social networks, as PNG, which all of them support. */
export function socialImageUrl(image: MediaFieldsFragment, origin: string): string {
	const modifiers = socialModifiers('png', focalPosition(image.focalX, image.focalY));
	return image.url.startsWith('/') ? `${origin}${imagePath}/${modifiers}${image.url}` : image.url;
}

export interface ShareMetaOptions {
	/** The title for sharing, without the site's name. */
	title: string;
	description: string;
	/** `website`, `article` or another type of the Open Graph protocol. */
	type: string;
	/** Absolute URL of the page. */
	url: string;
	/** Path of the page. */
	path: string;
	siteName: string;
	locale: LocaleCode;
	translations: readonly Pick<TranslationFieldsFragment, 'locale'>[];
	/** The image that editors selected; otherwise an image with the page's title is generated, 1200 × 630 pixels. */
	image: MediaFieldsFragment | null;
	/** Different texts or another image for networks that read Twitter cards. */
	twitter?: { title: string; description: string; image: MediaFieldsFragment | null };
	/** The site's origin, for the URLs of images. */
	origin: string;
}

/** Metadata for sharing a page on networks and messengers, on every page: Open Graph (ogp.me) and Twitter cards. */
export function shareMeta(options: ShareMetaOptions): MetaDescriptor[] {
	const { title, description, locale, translations, image, twitter, origin } = options;
	const imageUrl = image ? socialImageUrl(image, origin) : origin + shareImagePathOf(options.path);
	return [
		...metaProperty('og:type', options.type),
		...metaProperty('og:url', options.url),
		...metaProperty('og:title', title),
		...metaProperty('og:description', description),
		...metaProperty('og:site_name', options.siteName),
		...metaProperty('og:locale', ogLocale(locale)),
		...translations
			.filter((translation) => translation.locale !== locale)
			.flatMap((translation) => metaProperty('og:locale:alternate', ogLocale(translation.locale))),
		...metaProperty('og:image', imageUrl),
		...metaProperty('og:image:width', String(socialSize.width)),
		...metaProperty('og:image:height', String(socialSize.height)),
		...metaProperty('og:image:alt', image ? image.alt : title),
		...metaName('twitter:card', 'summary_large_image'),
		...metaName('twitter:title', twitter?.title || title),
		...metaName('twitter:description', twitter?.description || description),
		...(twitter?.image ? metaName('twitter:image', socialImageUrl(twitter.image, origin)) : []),
	];
}

function ogLocale(locale: LocaleCode): string {
	return localeDefinition(locale).languageTag.replace('-', '_');
}
