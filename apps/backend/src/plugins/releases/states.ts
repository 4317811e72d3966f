import { getTranslation } from '@payloadcms/translations';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { defaultLocale, siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import { configOf, titleFieldOf } from '../../documents/document.ts';
import { adminUrl } from '../../documents/document-ref.ts';
import { parseTextDocument, type TextDocument } from '../../documents/text-document.ts';
import { titleIn } from '../../documents/title-in.ts';
import type { Release } from '../../payload-types.ts';
import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import { languageName } from '../../platform/i18n/language-name.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { changesBetween } from '../../publication/changes.ts';
import {
	contentFields,
	differsIn,
	draftLocales,
	isLive,
	liveLocales,
} from '../../publication/live.ts';
import { inLocale } from '../../publication/locale-values.ts';
import { readStoredDocument, type StoredDocument } from '../../publication/read-stored.ts';
import { type ChecklistWarning, checkData, checklistWarnings } from '../publish-checks/api.ts';
import { draftTime, type Member } from './members.ts';
import { previewPaths } from './preview-paths.ts';

/** A member of a release, for screens. */
export interface MemberState {
	target: string;
	action: Member['action'];
	title: string;
	/** The label of its collection or global, in the language of the interface. */
	kind: string;
	/** The path of its form, relative to the admin. */
	form: string;
	/** Its path on the site with the release; null if it has none in the request's locale. */
	path: string | null;
	addedBy: string | null;
	/**
	 * `done`: published, with the release or separately; `changed`: the draft was changed after it was added; `gone`: deleted or in the trash.
	 */
	state: 'ready' | 'changed' | 'done' | 'gone';
	/** The labels of the fields that visitors see changed, by language; null for the fields that all languages share. */
	changes: { lang: LocaleCode | null; fields: string[] }[];
	/** The errors that prevent publishing. */
	errors: { lang: LocaleCode; message: string }[];
	/** The warnings to consider before publishing. */
	warnings: ChecklistWarning[];
	/** The date of an article. */
	date: string | null;
}

/** The content locale of the request. */
const languageOf = ({ locale }: PayloadRequest): LocaleCode =>
	isLocaleCode(locale) ? locale : defaultLocale();

/** The label of a document's collection or global, in the language of the interface. */
export function kindOf({ payload, i18n }: PayloadRequest, ref: TextDocument): string {
	const config = configOf(payload, ref);
	return getTranslation('labels' in config ? config.labels.singular : config.label, i18n);
}

/** The title of a document in the request's locale or, with the language name, in another one; else its label and id. */
function titleOf(req: PayloadRequest, ref: TextDocument, newest: JsonRecord): string {
	if (ref.kind === 'global') return kindOf(req, ref);
	const title = newest[titleFieldOf(req.payload, ref) ?? ''];
	const ownTitle = isRecord(title) ? titleIn(title, languageOf(req)) : title;
	return typeof ownTitle === 'string' && ownTitle ? ownTitle : `${kindOf(req, ref)} ${ref.id}`;
}

/** The errors of the content that would be published, in these locales. */
async function errorsOf(
	req: PayloadRequest,
	ref: TextDocument,
	content: JsonRecord,
	locales: readonly LocaleCode[],
): Promise<MemberState['errors']> {
	const { flattenedFields } = configOf(req.payload, ref);
	const fields = contentFields(flattenedFields);
	const languages = draftLocales(flattenedFields, content).filter((code) => locales.includes(code));
	const errors = await Promise.all(
		languages.map(async (lang) => {
			const problems = await checkData(req, ref, inLocale(fields, content, lang), lang);
			return problems
				.filter(({ level }) => level === 'error')
				.map(({ message }) => ({ lang, message: translator(req)(message) }));
		}),
	);
	return errors.flat();
}

/** The fields that visitors see changed once `content` is published. */
function changesOf(
	req: PayloadRequest,
	{ flattenedFields: fields, published }: StoredDocument,
	content: JsonRecord,
	locales: readonly LocaleCode[],
): MemberState['changes'] {
	return [null, ...locales].flatMap((lang) => {
		const before = published && (lang === null || isLive(fields, published, lang)) ? published : {};
		const changed = changesBetween(req, fields, [content, before], lang);
		return changed.length > 0 ? [{ lang, fields: changed }] : [];
	});
}

/** The enabled locales that a release publishes. A release without stored locales publishes all. */
export const localesOf = ({ languages }: Pick<Release, 'languages'>): readonly LocaleCode[] =>
	languages?.length
		? siteLocaleCodes().filter((code) => languages.includes(code))
		: siteLocaleCodes();

/** The current state of a member, with the problems in the locales that the release publishes. */
export async function stateOf(
	req: PayloadRequest,
	member: Member,
	locales: readonly LocaleCode[],
): Promise<MemberState> {
	const { target, action, addedBy } = member;
	const ref = parseTextDocument(target);
	const stored = ref && (await readStoredDocument(req, ref));
	const none = { path: null, date: null, changes: [], errors: [], warnings: [] };
	const shared = { target, action, addedBy, ...none };
	if (!ref || !stored) return { ...shared, title: target, kind: '', form: '', state: 'gone' };
	const { flattenedFields: fields, newest, published } = stored;
	const document = {
		...shared,
		title: titleOf(req, ref, newest),
		kind: kindOf(req, ref),
		form: adminUrl('', ref),
		path: (await previewPaths(req.payload, target, [languageOf(req)]))[0] ?? null,
	};
	if (action === 'unpublish') {
		const isOnline = liveLocales(fields, published).length > 0;
		return { ...document, state: member.publishedAt || !isOnline ? 'done' : 'ready' };
	}
	if (member.publishedAt || draftTime(newest) === null) return { ...document, state: 'done' };
	const content = member.content ?? newest;
	return {
		...document,
		changes: changesOf(req, stored, content, locales),
		errors: await errorsOf(req, ref, content, locales),
		warnings: await checklistWarnings(req, ref, null),
		date: ref.slug === 'posts' && typeof newest.date === 'string' ? newest.date : null,
		state: differsIn(fields, content, newest, locales) ? 'changed' : 'ready',
	};
}

/** An error of a member as one line: its language and the message. */
export const errorLine = (
	{ lang, message }: MemberState['errors'][number],
	language: string,
): string => `${languageName(lang, language)}: ${message}`;
