import type { RouterContextProvider } from 'react-router';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { GetIncidentsDocument } from '~/content/generated/documents';
import type { PlatformPart } from '~/content/generated/operations';
import { partHistory } from './part-history';
import { readIncidents } from './read-incidents';
import type { Incident, StatusData } from './status-data';

/** The number of days in the bars. */
const days = 90;

const parts: readonly PlatformPart[] = ['api', 'sms', 'rcs', 'email', 'webhooks', 'dashboard'];

/** The incidents in a locale; null if there is no status page. */
export async function loadIncidents(
	context: Readonly<RouterContextProvider>,
	locale: LocaleCode,
): Promise<Incident[] | null> {
	const { incidents } = await getContent(context).query(GetIncidentsDocument, { lang: locale });
	return incidents && readIncidents(incidents);
}

/** The current data of the status page; null if there is no status page. */
export async function loadStatus(
	context: Readonly<RouterContextProvider>,
	locale: LocaleCode,
): Promise<StatusData | null> {
	const incidents = await loadIncidents(context, locale);
	if (!incidents) return null;
	const now = Date.now();
	return {
		locale,
		loadedAt: new Date(now).toISOString(),
		days,
		parts: parts.map((part) => partHistory(part, incidents, { now, days })),
		incidents,
	};
}
