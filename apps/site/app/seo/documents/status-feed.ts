import { statusFeedPath, statusPath } from '#shared/addresses/status-address.ts';
import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';
import { incidentAnchor } from '~/features/status/incident-anchor';
import type { Incident } from '~/features/status/status-data';
import { formatUtcDateTime } from '~/features/status/utc';
import type { Messages } from '~/i18n/messages';
import { element, type Markup, xmlDocument } from './xml';

export interface StatusFeedOptions {
	locale: LocaleCode;
	/** Public origin without a trailing slash. */
	origin: string;
	brand: string;
	words: Messages['status'];
	/** Sorted by date, the latest first. */
	incidents: readonly Incident[];
}

/** The incidents of a locale as an Atom feed (RFC 4287); each step of an incident updates its entry. */
export function statusFeed({ locale, origin, brand, words, incidents }: StatusFeedOptions): string {
	const { languageTag } = localeDefinition(locale);
	const self = origin + statusFeedPath(locale);
	const page = origin + statusPath(locale);
	const changes = incidents.map(lastChange).sort();
	return xmlDocument(
		element(
			'feed',
			{ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': languageTag },
			element('id', {}, self),
			element('title', {}, words.feedTitle(brand)),
			element('subtitle', {}, words.description),
			element('updated', {}, changes.at(-1) ?? new Date(0).toISOString()),
			element('author', {}, element('name', {}, brand)),
			element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
			element('link', { rel: 'alternate', type: 'text/html', hreflang: languageTag, href: page }),
			...incidents.map((incident) => entry(incident, { page, locale, words })),
		),
	);
}

function entry(
	incident: Incident,
	{ page, locale, words }: { page: string; locale: LocaleCode; words: Messages['status'] },
): Markup {
	const address = `${page}#${incidentAnchor(incident.id)}`;
	const own =
		incident.locale === locale ? undefined : localeDefinition(incident.locale).languageTag;
	const steps = incident.steps
		.toReversed()
		.map(
			({ state, dateGmt, text }) =>
				`${formatUtcDateTime(dateGmt, locale)}, ${words.states[state]}: ${text}`,
		);
	return element(
		'entry',
		{ 'xml:lang': own },
		element('id', {}, address),
		element('title', {}, incident.title),
		element('link', { rel: 'alternate', type: 'text/html', href: address }),
		element('published', {}, new Date(incident.startedGmt).toISOString()),
		element('updated', {}, lastChange(incident)),
		...incident.parts.map((part) => element('category', { term: part, label: words.parts[part] })),
		element('content', { type: 'text' }, steps.join('\n\n') || words.impacts[incident.impact]),
	);
}

const lastChange = ({ startedGmt, steps }: Incident): string =>
	new Date(steps.at(-1)?.dateGmt ?? startedGmt).toISOString();
