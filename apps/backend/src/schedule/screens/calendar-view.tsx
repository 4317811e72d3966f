import { DefaultTemplate } from '@payloadcms/next/templates';
import { getTranslation } from '@payloadcms/translations';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { plannedCollections, plannedGlobals } from '../plan.ts';
import { Calendar } from './calendar.tsx';
import { calendarWords, planWords } from './words.ts';

/** What is planned and what was published, day by day, for everybody who signs in. */
export function CalendarView({ initPageResult, params, searchParams }: AdminViewServerProps) {
	const { locale, permissions, req, visibleEntities } = initPageResult;
	const { i18n, payload, user } = req;
	const { admin } = payload.config.routes;
	if (!user) redirect(formatAdminURL({ adminRoute: admin, path: '/login' }));
	const say = (text: Record<string, string>) => getTranslation(text, i18n);
	const { collections, globals } = payload.config;
	const names = [
		...plannedCollections.map((slug) => {
			const { labels } = collections.find((one) => one.slug === slug) ?? {};
			return [slug, labels ? getTranslation(labels.singular, i18n) : slug] as const;
		}),
		...plannedGlobals.map((slug) => {
			const { label } = globals.find((one) => one.slug === slug) ?? {};
			return [`global:${slug}`, label ? getTranslation(label, i18n) : slug] as const;
		}),
	];
	const kinds = plannedCollections.map((slug) => {
		const { labels } = collections.find((one) => one.slug === slug) ?? {};
		return { value: slug, label: labels ? getTranslation(labels.plural, i18n) : slug };
	});
	return (
		<DefaultTemplate
			i18n={i18n}
			{...(locale ? { locale } : {})}
			{...(params ? { params } : {})}
			payload={payload}
			permissions={permissions}
			{...(searchParams ? { searchParams } : {})}
			user={user}
			visibleEntities={visibleEntities}
		>
			<SetStepNav nav={[{ label: say(planWords.calendar) }]} />
			<Calendar
				kinds={[...kinds, { value: 'global', label: say(calendarWords.globals) }]}
				names={Object.fromEntries(names)}
			/>
		</DefaultTemplate>
	);
}
