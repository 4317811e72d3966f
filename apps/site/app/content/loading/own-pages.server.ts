import { statusPath } from '#shared/addresses/status-address.ts';
import { type LocaleCode, siteLocaleCodes } from '#shared/locales/locale.ts';
import { loadMessages } from '~/i18n/messages';
import type { Content } from '../content.server';
import { GetIncidentsDocument } from '../generated/documents';

/** The pages that the site generates from other content: the status page, if the endpoint has incidents. */
export async function ownPages(content: Content, lang: LocaleCode) {
	const { incidents } = await content.query(GetIncidentsDocument, { lang });
	if (!incidents) return [];
	const times = incidents.flatMap(({ startedGmt, steps }) => [
		startedGmt,
		...steps.map(({ dateGmt }) => dateGmt),
	]);
	const { status } = await loadMessages(lang);
	return [
		{
			href: statusPath(lang),
			modifiedGmt: times.sort().at(-1) ?? null,
			title: status.title,
			translations: siteLocaleCodes().map((locale) => ({ locale, href: statusPath(locale) })),
		},
	];
}
