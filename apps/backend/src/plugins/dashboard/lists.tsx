import { getTranslation } from '@payloadcms/translations';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { Where } from 'payload';
import { stringify } from 'qs-esm';
import { type AnyDocument, adminUrl, parseDocument } from '../../documents/document-ref.ts';
import { untitled } from '../../documents/title-in.ts';
import { formatCount } from '../../platform/i18n/plural.ts';
import { languageWords, type Words } from '../../platform/i18n/words.ts';
import { type PlannedEntry, readPlanned, reasonWords, releaseWords } from '../releases/api.ts';
import {
	outdatedWord,
	readPlannedStates,
	stateMark,
	statesSlug,
	stateWords,
} from '../translations/api.ts';
import type {
	DashboardContext,
	DashboardLine,
	DashboardList,
	LineAction,
	ReadDashboardList,
} from './dashboard-lists.ts';
import { type FailedWork, readFailedWork } from './failed-work.ts';
import { failedTaskWords, dashboardWords as texts } from './words.ts';

const join = (parts: readonly (string | null | false | undefined)[]) =>
	parts.filter(Boolean).join(' · ');

/** The title of a document and the name of its collection. The title of a global is its name. */
function describe(
	{ req: { payload, i18n }, t }: DashboardContext,
	ref: AnyDocument | null,
	title: string | null | undefined,
): { title: string; kind: string | null } {
	const { collections, globals } = payload.config;
	const global = ref?.kind === 'global' && globals.find(({ slug }) => slug === ref.slug);
	if (global) return { title: getTranslation(global.label, i18n), kind: null };
	const collection = collections.find(({ slug }) => slug === ref?.slug);
	return {
		title: title ?? t(untitled),
		kind: collection ? getTranslation(collection.labels.singular, i18n) : null,
	};
}

/** The translations with unpublished changes that the user changed last. */
export const readMine: ReadDashboardList = async (context) => {
	const { req, person, t, admin, rows } = context;
	const { docs } = await req.payload.find({
		collection: statesSlug,
		where: {
			waiting: { equals: true },
			changedBy: { equals: person.id },
			language: { in: [...siteLocaleCodes()] },
		},
		sort: '-changedAt',
		limit: rows,
		pagination: false,
		depth: 0,
	});
	const isPlanned = await readPlannedStates(req.payload);
	const toLine = (row: (typeof docs)[number]): DashboardLine => {
		const { entity, document, language, changedAt = null } = row;
		const ref = parseDocument(document ? `${entity}:${document}` : `global:${entity}`);
		const { title, kind } = describe(context, ref, row.title);
		const planned = isPlanned(`${entity}:${document}`, language);
		return {
			key: row.key,
			title,
			href: ref && adminUrl(admin, ref, language),
			about: kind,
			time: changedAt,
			states: [{ ...stateMark(row), planned }],
		};
	};
	return { title: t(texts.mine), empty: t(texts.mineNothing), lines: docs.map(toLine) };
};

/** The numbers that are shown for each language, and the filter of the list that each links to. An outdated draft is counted twice. */
const counts: readonly (readonly [Words, Where])[] = [
	[stateWords.missing, { state: { equals: 'missing' } }],
	[outdatedWord, { outdated: { equals: true } }],
	[stateWords.draft, { state: { equals: 'draft' } }],
];

/** The number of missing, outdated and draft translations in each language. The columns are indexed. */
export const readLanguages: ReadDashboardList = async ({ req, t, admin }) => {
	const href = adminUrl(admin, statesSlug);
	const readLine = async (language: string): Promise<DashboardLine> => ({
		key: language,
		title: t(languageWords(language)),
		about: (
			<span className="desk-counts">
				{
					await Promise.all(
						counts.map(async ([word, filter]) => {
							const where = { or: [{ and: [{ language: { equals: language } }, filter] }] };
							const { totalDocs } = await req.payload.count({ collection: statesSlug, where });
							const query = stringify({ where }, { addQueryPrefix: true });
							const text = `${t(word)}: ${totalDocs}`;
							return totalDocs > 0 ? (
								<a href={href + query} key={word.en}>
									{text}
								</a>
							) : (
								<span key={word.en}>{text}</span>
							);
						}),
					)
				}
			</span>
		),
	});
	const locales = siteLocaleCodes();
	return {
		title: t(texts.languages),
		lines: locales.length > 1 ? await Promise.all(locales.map(readLine)) : [],
		more: { href, text: t(texts.all) },
	};
};

type Labels = Pick<LineAction, 'label' | 'done'>;

const retry = (t: DashboardContext['t']): Labels => ({
	label: t(texts.retry),
	done: t(texts.retried),
});
const dismiss = (t: DashboardContext['t']): Labels => ({
	label: t(texts.dismiss),
	done: t(texts.dismissed),
});

/** The line of a plan: the document, the action and the time, or the reason of its failure. */
function planLine(plan: PlannedEntry, context: DashboardContext): DashboardLine {
	const { id, title, languages, action, at, failure } = plan;
	const { t, admin } = context;
	const ref = parseDocument(plan.place);
	const path = `/releases/${id}`;
	return {
		key: String(id),
		title,
		href: ref && adminUrl(admin, ref, languages[0]),
		about: join([
			t(failure ? texts.failedPublishing : releaseWords.actions[action]),
			...languages.map((code) => t(languageWords(code))),
		]),
		time: at,
		reason: failure && t(reasonWords[failure]),
		actions: failure && [
			{ ...retry(t), path: `${path}/publish`, body: {} },
			{ ...dismiss(t), path: `${path}/cancel`, body: {} },
		],
	};
}

/** The line of failed jobs of one kind: their task and number, the error of the newest job, and a link to their subject. */
function failedLine(work: FailedWork, { req, t, admin }: DashboardContext): DashboardLine {
	const { key, task, ids, at, message, subject } = work;
	const list = subject && adminUrl(admin, subject.collection);
	const title = subject?.title ?? t(failedTaskWords.get(task) ?? texts.failedTask);
	return {
		key,
		title,
		href: subject && (subject.document === null ? list : `${list}/${subject.document}`),
		about: join([
			subject && t(subject.kind),
			ids.length > 1 && formatCount(req.i18n.language, { other: texts.times }, ids.length),
		]),
		time: at,
		reason: subject?.reason?.(t) ?? message,
		actions: [
			{ ...retry(t), path: '/failed-work/retry', body: { ids } },
			{ ...dismiss(t), path: '/failed-work/dismiss', body: { ids } },
		],
	};
}

/** What failed, and what is planned. */
export async function readWork(
	context: DashboardContext,
	writes: boolean,
): Promise<{ failed: DashboardList; planned: DashboardList }> {
	const { req, person, t, admin, rows } = context;
	const [plans, work] = await Promise.all([
		writes ? readPlanned(req) : [],
		readFailedWork(req.payload, person),
	]);
	const planLines = (isFailed: boolean) =>
		plans
			.filter(({ failure }) => (failure !== null) === isFailed)
			.slice(0, rows)
			.map((plan) => planLine(plan, context));
	return {
		failed: {
			title: t(texts.failed),
			isAlarming: true,
			lines: [...planLines(true), ...work.map((one) => failedLine(one, context))],
		},
		planned: {
			title: t(releaseWords.planned),
			empty: t(releaseWords.none),
			lines: planLines(false),
			more: { href: `${admin}/planned`, text: t(texts.allPlanned) },
		},
	};
}
