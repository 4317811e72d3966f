import { getTranslation } from '@payloadcms/translations';
import type { AdminViewServerProps } from 'payload';
import { AdminScreen, requireUser } from '../../../admin/admin-screen.tsx';
import { sharedGlobals } from '../../../content/documents/entities.ts';
import { plannedCollections } from '../plan.ts';
import { calendarWords, planWords } from '../screens/words.ts';
import { Calendar } from './calendar.tsx';

/** Planned and past publications by day, for every signed-in user. */
export function CalendarView(view: AdminViewServerProps) {
	const { i18n, payload } = requireUser(view);
	const t = (text: Record<string, string>) => getTranslation(text, i18n);
	const { collections, globals } = payload.config;
	const names = [
		...plannedCollections.map((slug) => {
			const { labels } = collections.find((collection) => collection.slug === slug) ?? {};
			return [slug, labels ? getTranslation(labels.singular, i18n) : slug] as const;
		}),
		...sharedGlobals.map((slug) => {
			const { label } = globals.find((global) => global.slug === slug) ?? {};
			return [`global:${slug}`, label ? getTranslation(label, i18n) : slug] as const;
		}),
	];
	const kinds = plannedCollections.map((slug) => {
		const { labels } = collections.find((collection) => collection.slug === slug) ?? {};
		return { value: slug, label: labels ? getTranslation(labels.plural, i18n) : slug };
	});
	return (
		<AdminScreen view={view} title={t(planWords.calendar)}>
			<Calendar
				kinds={[...kinds, { value: 'global', label: t(calendarWords.globals) }]}
				names={Object.fromEntries(names)}
			/>
		</AdminScreen>
	);
}
