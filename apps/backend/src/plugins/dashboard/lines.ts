import { getTranslation } from '@payloadcms/translations';
import { localeDefinition } from '@website/contracts/locales';
import type { Line, LineContext } from '../../documents/dashboard.ts';
import { adminUrl } from '../../documents/document-ref.ts';
import { reasonWords } from '../../documents/plans/reasons.ts';
import type { DeskJob } from './read-jobs.ts';
import type { DeskEntry } from './read-translations.ts';
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

const addressOf = (
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

/** A document in a language: its title, kind, who changed it and when. */
export function entryLine(entry: DeskEntry, said: LineContext): Line {
	const kind = kindOf(entry.entity, said);
	const { language } = entry;
	return {
		key: `${entry.entity}-${entry.document}-${language}`,
		title: kind.isGlobal ? kind.name : (entry.title ?? said.t(dashboardWords.untitled)),
		href: addressOf(entry.entity, entry.document, language, said),
		about: [kind.isGlobal ? null : kind.name, entry.by].filter(Boolean).join(' · '),
		time: entry.changedAt,
		states: entry.states,
		reason: null,
		failed: null,
	};
}

/** Planned publishing: what happens to which document when; or why it failed. */
export function jobLine(job: DeskJob, said: LineContext, kind: 'planned' | 'failed'): Line {
	const { subject } = job;
	const failure = said.t(dashboardWords.failedPublishing);
	const deed = said.t(
		subject?.publishes === false ? dashboardWords.unpublish : dashboardWords.publish,
	);
	const what = subject ? kindOf(subject.entity, said) : null;
	return {
		key: String(job.id),
		title: what
			? what.isGlobal
				? what.name
				: (subject?.title ?? said.t(dashboardWords.untitled))
			: failure,
		href: subject ? addressOf(subject.entity, subject.document, subject.language, said) : null,
		about: [
			kind === 'planned' ? deed : what ? failure : null,
			subject?.language ? localeDefinition(subject.language).name : null,
		]
			.filter(Boolean)
			.join(' · '),
		time: job.at,
		states: [],
		reason: job.reason && said.t(reasonWords[job.reason]),
		failed: job.reason && { plan: job.id },
	};
}
