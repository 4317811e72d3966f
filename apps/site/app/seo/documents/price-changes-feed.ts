import { priceChangesFeedPath } from '#shared/addresses/price-changes-address.ts';
import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';
import type { PriceChange } from '#shared/prices/price-model.ts';
import { formatPriceChange } from '~/features/pricing/changes/format-price-change';
import type { Messages } from '~/i18n/messages';
import { element, type Markup, xmlDocument } from './xml';

export interface PriceChangesFeedOptions {
	locale: LocaleCode;
	/** Public origin without a trailing slash. */
	origin: string;
	brand: string;
	/** Path of the page with the same changes. */
	path: string;
	messages: Messages;
	/** Sorted by day, the latest first. */
	changes: readonly PriceChange[];
}

/** Price changes as an Atom feed (RFC 4287), with an entry for each change, dated by its last announcement. */
export function priceChangesFeed(options: PriceChangesFeedOptions): string {
	const { locale, origin, brand, path, messages, changes } = options;
	const { languageTag } = localeDefinition(locale);
	const self = origin + priceChangesFeedPath(locale);
	const page = origin + path;
	return xmlDocument(
		element(
			'feed',
			{ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': languageTag },
			element('id', {}, self),
			element('title', {}, messages.priceChanges.feedTitle(brand)),
			element('subtitle', {}, messages.priceChanges.description),
			element('updated', {}, changes.map(announcedAt).sort().at(-1) ?? new Date(0).toISOString()),
			element('author', {}, element('name', {}, brand)),
			element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
			element('link', { rel: 'alternate', type: 'text/html', hreflang: languageTag, href: page }),
			...changes.map((change) => entry(change, page, options)),
		),
	);
}

function entry(
	change: PriceChange,
	page: string,
	{ locale, messages }: PriceChangesFeedOptions,
): Markup {
	const { title, figures } = formatPriceChange(change, locale, messages);
	const section = change.hasBegun ? 'past' : 'announced';
	return element(
		'entry',
		{},
		element('id', {}, `${page}#${change.id}`),
		element('title', {}, title),
		element('link', {
			rel: 'alternate',
			type: 'text/html',
			href: `${page}#${section}-${change.validFrom}`,
		}),
		element('updated', {}, announcedAt(change)),
		element('content', { type: 'text' }, figures.join('\n')),
	);
}

const announcedAt = ({ changedAt }: PriceChange) => new Date(changedAt).toISOString();
