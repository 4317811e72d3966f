import type { RouterContextProvider } from 'react-router';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { GetIncidentsDocument } from '~/content/generated/documents';
import type { PlatformPart } from '~/content/generated/operations';
import { partHistory } from './part-history';
import { readIncidents } from './read-incidents';
import type { Incident, StatusData } from './status-data';

/** How many days the bars show. */
const days = 90;

const parts: readonly PlatformPart[] = ['api', 'sms', 'rcs', 'email', 'webhooks', 'dashboard'];

/** The incidents shown in a language; null where there is no status page. */
export async function loadIncidents(
	context: Readonly<RouterContextProvider>,
	locale: LocaleCode,
): Promise<Incident[] | null> {
	const { incidents } = await getContent(context).query(GetIncidentsDocument, { lang: locale });
	return incidents && readIncidents(incidents);
}

/** What the status page shows at this moment; null where there is no such page. */
export async function loadStatus(
	context: Readonly<RouterContextProvider>,
	locale: LocaleCode,
): Promise<StatusData | null> {
	const incidents = await loadIncidents(context, locale);
	if (!incidents) return null;
	const now = Date.now();
	return {
		locale,
		knownAt: new Date(now).toISOString(),
		days,
		parts: parts.map((part) => partHistory(part, incidents, { now, days })),
		incidents,
	};
}
