import { getTranslation } from '@payloadcms/translations';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { defaultLocale, siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import {
	configOf,
	parseDocumentKey,
	readDocument,
	titleFieldOf,
} from '../../documents/document.ts';

import type { DocumentRef } from '../../documents/document-ref.ts';
import { adminUrl } from '../../documents/document-ref.ts';
import { titleIn } from '../../documents/title-in.ts';
import type { Release } from '../../payload-types.ts';
import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import { languageName } from '../../platform/i18n/language-name.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { contentFields, differsIn, draftLocales } from '../../publication/live.ts';
import { inLocale } from '../../publication/locale-values.ts';
import { readStoredDocument } from '../../publication/read-stored.ts';
import {
	type ChecklistWarning,
	checkData,
	checkDocument,
	checklistWarnings,
} from '../publish-checks/api.ts';
import { readMemberContent } from './member-contents.ts';
import { previewPaths } from './preview-paths.ts';
import type { Member } from './release-members.ts';

/** A member of a release, for its screen. */
export interface MemberState {
	target: string;
	title: string;
	/** The label of its collection or global, in the language of the interface. */
	kind: string;
	/** The path of its form, relative to the admin. */
	form: string;
	/** Its path on the site with the release; null if it has none in the request's locale. */
	path: string | null;
	addedBy: string | null;
	addedAt: string;
	/**
	 * `done`: published, with the release or separately; `changed`: the draft was changed after it was added; `gone`: deleted or in the trash.
	 */
	state: 'ready' | 'changed' | 'done' | 'gone';
	/** The errors that prevent publishing. */
	errors: { lang: LocaleCode; message: string }[];
	/** The warnings to consider before publishing. */
	warnings: ChecklistWarning[];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The content locale of the request. */
const languageOf = ({ locale }: PayloadRequest): LocaleCode =>
	isLocaleCode(locale) ? locale : defaultLocale();

/** When the newest draft of a document was saved; null if it has no unpublished changes. */
export const draftTime = (newest: Record<string, unknown>): string | null =>
	newest._status === 'draft' ? textOf(newest.updatedAt) : null;

/** The title of a document in the request's locale or, with the language name, in another one; else its label and id. */
export function titleOf(
	req: PayloadRequest,
	ref: DocumentRef,
	newest: Record<string, unknown>,
): string {
	const { payload, i18n } = req;
	const config = configOf(payload, ref);
	if (!('labels' in config)) return getTranslation(config.label, i18n);
	const title = newest[titleFieldOf(payload, ref) ?? ''];
	const ownTitle = isRecord(title) ? titleIn(title, languageOf(req)) : textOf(title);
	return ownTitle ?? `${getTranslation(config.labels.singular, i18n)} ${'id' in ref ? ref.id : ''}`;
}

function kindOf({ payload, i18n }: PayloadRequest, ref: DocumentRef): string {
	const config = configOf(payload, ref);
	return getTranslation('labels' in config ? config.labels.singular : config.label, i18n);
}

/** The draft of a member, and how it differs from the version that its release publishes. */
interface Draft {
	/** The published version, if it is not the draft. */
	content: JsonRecord | null;
	isChanged: boolean;
}

async function readDraft(
	req: PayloadRequest,
	ref: DocumentRef,
	member: Member,
	locales: readonly LocaleCode[],
): Promise<Draft> {
	const stored = await readStoredDocument(req, ref);
	const content = await readMemberContent(req, member);
	if (stored && content) {
		const isChanged = differsIn(stored.flattenedFields, content, stored.newest, locales);
		return { content: isChanged ? content : null, isChanged };
	}
	const draft = stored && draftTime(stored.newest);
	const isLater = !draft || !member.draftAt || Date.parse(draft) > Date.parse(member.draftAt);
	return { content: null, isChanged: isLater };
}

/** The checklist of a version that is not the draft. */
async function checkContent(
	req: PayloadRequest,
	ref: DocumentRef,
	content: JsonRecord,
	locales: readonly LocaleCode[],
) {
	const { flattenedFields } = configOf(req.payload, ref);
	const languages = draftLocales(flattenedFields, content).filter((code) => locales.includes(code));
	return Promise.all(
		languages.map(async (lang) => {
			const data = inLocale(contentFields(flattenedFields), content, lang);
			return { lang, problems: await checkData(req, ref, data, lang) };
		}),
	);
}

async function problemsOf(
	req: PayloadRequest,
	ref: DocumentRef,
	content: JsonRecord | null,
	locales: readonly LocaleCode[],
) {
	const checklist = content
		? await checkContent(req, ref, content, locales)
		: await checkDocument(req, ref);
	const all = (checklist ?? []).filter(({ lang }) => locales.includes(lang));
	const errors = all.flatMap(({ lang, problems }) =>
		problems.flatMap(({ level, message }) =>
			level === 'error' ? [{ lang, message: translator(req)(message) }] : [],
		),
	);
	return { errors, warnings: await checklistWarnings(req, ref, null) };
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
	const { target, addedBy, createdAt, publishedAt } = member;
	const ref = parseDocumentKey(req.payload, target);
	const newest = ref ? await readDocument(req, ref, 'all', true) : null;
	const shared = { target, path: null, addedBy, addedAt: createdAt, errors: [], warnings: [] };
	if (!ref || !newest) return { ...shared, title: target, kind: '', form: '', state: 'gone' };
	const document = {
		...shared,
		title: titleOf(req, ref, newest),
		kind: kindOf(req, ref),
		form: adminUrl('', ref),
		path: (await previewPaths(req.payload, target, [languageOf(req)]))[0] ?? null,
	};
	const draft = draftTime(newest);
	if (publishedAt !== null || draft === null) return { ...document, state: 'done' };
	const { content, isChanged } = await readDraft(req, ref, member, locales);
	return {
		...document,
		...(await problemsOf(req, ref, content, locales)),
		state: isChanged ? 'changed' : 'ready',
	};
}

/** An error of a member as one line: its language and the message. */
export const errorLine = (
	{ lang, message }: MemberState['errors'][number],
	language: string,
): string => `${languageName(lang, language)}: ${message}`;
