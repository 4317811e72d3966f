import { getTranslation } from '@payloadcms/translations';
import { adminUrl } from '../../documents/document-ref.ts';
import { untitled } from '../../documents/title-in.ts';
import { languageWords } from '../../platform/i18n/language-name.ts';
import { reasonWords } from '../scheduled-publishing/api.ts';
import type { DashboardLine, LineContext } from './dashboard-lists.ts';
import type { DashboardJob } from './read-jobs.ts';
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

const urlOf = (
	slug: string,
	document: string | null,
	language: string | null,
	{ admin }: LineContext,
): string =>
	adminUrl(
		admin,
		document === null
			? { kind: 'global', slug }
			: { kind: 'collection', slug, id: Number(document) },
		language,
	);

/** The line of a document in a locale: its title, kind, author and time of change. */
export function entryLine(entry: DashboardEntry, context: LineContext): DashboardLine {
	const kind = kindOf(entry.entity, context);
	const { language } = entry;
	return {
		key: `${entry.entity}-${entry.document}-${language}`,
		title: kind.isGlobal ? kind.name : (entry.title ?? context.t(untitled)),
		href: urlOf(entry.entity, entry.document, language, context),
		about: [kind.isGlobal ? null : kind.name, entry.by].filter(Boolean).join(' · '),
		time: entry.changedAt,
		states: entry.states,
		reason: null,
		failed: null,
	};
}

/** The line of planned publishing: the document, the action and the time, or the reason of its failure. */
export function jobLine(
	job: DashboardJob,
	context: LineContext,
	kind: 'planned' | 'failed',
): DashboardLine {
	const { subject } = job;
	const failure = context.t(dashboardWords.failedPublishing);
	const action = context.t(
		subject?.publishes === false ? dashboardWords.unpublish : dashboardWords.publish,
	);
	const documentKind = subject ? kindOf(subject.entity, context) : null;
	return {
		key: String(job.id),
		title: documentKind
			? documentKind.isGlobal
				? documentKind.name
				: (subject?.title ?? context.t(untitled))
			: failure,
		href: subject ? urlOf(subject.entity, subject.document, subject.language, context) : null,
		about: [
			kind === 'planned' ? action : documentKind ? failure : null,
			subject?.language ? context.t(languageWords(subject.language)) : null,
		]
			.filter(Boolean)
			.join(' · '),
		time: job.at,
		states: [],
		reason: job.reason && context.t(reasonWords[job.reason]),
		failed: job.reason && { plan: job.id },
	};
}
