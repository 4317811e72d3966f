import { getTranslation } from '@payloadcms/translations';
import { isLocaleCode, type LocaleCode, localeDefinition } from '@website/contracts/locales';
import { defaultLocale, siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import type { Release } from '../../payload-types.ts';
import { isRecord } from '../../platform/http/reading/json-record.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { checkStored } from '../checks/check-document.ts';
import { type Consideration, considerationsOf } from '../checks/to-consider.ts';
import { configOf, documentAt, readDocument, titleFieldOf } from '../document.ts';
import type { DocumentRef } from '../document-ref.ts';
import { adminUrl } from '../document-ref.ts';
import { shownAt } from '../sharing/paths.ts';
import { titleIn } from '../title-in.ts';
import type { Member } from './release-members.ts';

/** A member of a release, for its screen. */
export interface MemberState {
	target: string;
	title: string;
	/** What kind of document, in the language of the interface. */
	kind: string;
	/** The address of its form below that of the editors' interface. */
	form: string;
	/** Where the site shows it with the release; null where it has no address in the language. */
	path: string | null;
	addedBy: string | null;
	addedAt: string;
	/**
	 * `done`: published, with the release or apart from it; `changed`: a draft that was saved since it was added; `gone`: deleted, or in
	 * the trash.
	 */
	state: 'ready' | 'changed' | 'done' | 'gone';
	/** What stops publishing. */
	errors: { lang: LocaleCode; message: string }[];
	/** What to consider before publishing. */
	warnings: Consideration[];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The language of the content that the request is about. */
const languageOf = ({ locale }: PayloadRequest): LocaleCode =>
	isLocaleCode(locale) ? locale : defaultLocale();

/** When the newest draft of a document was saved; null where all of it is published. */
export const draftTime = (newest: Record<string, unknown>): string | null =>
	newest._status === 'draft' ? textOf(newest.updatedAt) : null;

/** What a document is called, in the language of the request or another one. */
export function titleOf(
	req: PayloadRequest,
	holder: DocumentRef,
	newest: Record<string, unknown>,
): string {
	const { payload, i18n } = req;
	const config = configOf(payload, holder);
	if (!('labels' in config)) return getTranslation(config.label, i18n);
	const title = newest[titleFieldOf(payload, holder) ?? ''];
	const named = isRecord(title) ? titleIn(title, languageOf(req)) : textOf(title);
	return (
		named ?? `${getTranslation(config.labels.singular, i18n)} ${'id' in holder ? holder.id : ''}`
	);
}

function kindOf({ payload, i18n }: PayloadRequest, holder: DocumentRef): string {
	const config = configOf(payload, holder);
	return getTranslation('labels' in config ? config.labels.singular : config.label, i18n);
}

async function problemsOf(
	req: PayloadRequest,
	holder: DocumentRef,
	locales: readonly LocaleCode[],
) {
	const all = ((await checkStored(req, holder)) ?? []).filter(({ lang }) => locales.includes(lang));
	const errors = all.flatMap(({ lang, problems }) =>
		problems.flatMap(({ level, message }) =>
			level === 'error' ? [{ lang, message: translator(req)(message) }] : [],
		),
	);
	return { errors, warnings: await considerationsOf(req, holder, null) };
}

/** The languages that a release publishes; one from before it named any publishes all. Those that are off are left out. */
export const localesOf = ({ languages }: Pick<Release, 'languages'>): readonly LocaleCode[] =>
	languages?.length
		? siteLocaleCodes().filter((code) => languages.includes(code))
		: siteLocaleCodes();

/** What a member is now; its problems are those of the languages that the release publishes. */
export async function stateOf(
	req: PayloadRequest,
	member: Member,
	locales: readonly LocaleCode[],
): Promise<MemberState> {
	const { target, addedBy, createdAt, draftAt, publishedAt } = member;
	const holder = documentAt(req.payload, target);
	const newest = holder ? await readDocument(req, holder, 'all', true) : null;
	const shared = { target, path: null, addedBy, addedAt: createdAt, errors: [], warnings: [] };
	if (!holder || !newest) return { ...shared, title: target, kind: '', form: '', state: 'gone' };
	const document = {
		...shared,
		title: titleOf(req, holder, newest),
		kind: kindOf(req, holder),
		form: adminUrl('', holder),
		path: (await shownAt(req.payload, target, [languageOf(req)]))[0] ?? null,
	};
	const draft = draftTime(newest);
	if (publishedAt !== null || draft === null) return { ...document, state: 'done' };
	const isChanged = draftAt === null || Date.parse(draft) > Date.parse(draftAt);
	return {
		...document,
		...(await problemsOf(req, holder, locales)),
		state: isChanged ? 'changed' : 'ready',
	};
}

/** An error of a member as one line: its language and what is wrong. */
export const errorLine = ({ lang, message }: MemberState['errors'][number]): string =>
	`${localeDefinition(lang).name}: ${message}`;
