import { getTranslation } from '@payloadcms/translations';
import { adminUrl, parseDocument } from '../../documents/document-ref.ts';
import { untitled } from '../../documents/title-in.ts';
import { languageWords } from '../../platform/i18n/language-name.ts';
import { type PlannedEntry, planWords, reasonWords } from '../scheduled-publishing/api.ts';
import type { DashboardLine, LineContext } from './dashboard-lists.ts';
import type { DashboardEntry } from './read-translations.ts';
import { dashboardWords } from './words.ts';

function kindOf(
	entity: string,
	{ payload, i18n }: LineContext,
): { name: string; isGlobal: boolean } {
	const collection = Object.values(payload.collections).find(
		({ config }) => config.slug === entity,
	);
	if (collection)
		return { name: getTranslation(collection.config.labels.singular, i18n), isGlobal: false };
	const global = payload.config.globals.find(({ slug }) => slug === entity);
	return { name: global ? getTranslation(global.label, i18n) : entity, isGlobal: true };
}

/** The line of a document in a locale: its title, kind, author and time of change. */
export function entryLine(entry: DashboardEntry, context: LineContext): DashboardLine {
	const { entity, document, language } = entry;
	const kind = kindOf(entity, context);
	const ref = kind.isGlobal
		? ({ kind: 'global', slug: entity } as const)
		: ({ kind: 'collection', slug: entity, id: Number(document) } as const);
	return {
		key: `${entity}-${document}-${language}`,
		title: kind.isGlobal ? kind.name : (entry.title ?? context.t(untitled)),
		href: adminUrl(context.admin, ref, language),
		about: [kind.isGlobal ? null : kind.name, entry.by].filter(Boolean).join(' · '),
		time: entry.changedAt,
		states: entry.states,
		reason: null,
		failed: null,
	};
}

/** The line of a plan: the document, the action and the time, or the reason of its failure. */
export function planLine(plan: PlannedEntry, context: LineContext): DashboardLine {
	const { id, place, title, locale, type, at, failure } = plan;
	const { t, admin } = context;
	const ref = parseDocument(place);
	const kind = kindOf(ref?.slug ?? '', context);
	const action = failure === null ? planWords[type] : dashboardWords.failedPublishing;
	return {
		key: String(id),
		title: kind.isGlobal ? kind.name : (title ?? t(untitled)),
		href: ref && adminUrl(admin, ref, locale),
		about: [t(action), locale ? t(languageWords(locale)) : null].filter(Boolean).join(' · '),
		time: at,
		states: [],
		reason: failure && t(reasonWords[failure]),
		failed: failure && { plan: id },
	};
}
