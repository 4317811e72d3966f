import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { NotFound, type PayloadRequest, type Where } from 'payload';
import { canAccess, requireAccess } from '../../access/language-rights.ts';
import { pathIn } from '../../content/preview/document-path.ts';
import { noDrafts } from '../../content/preview/draft-view.ts';
import { documentKey } from '../../documents/document-ref.ts';
import { parseTextDocument, type TextDocument } from '../../documents/text-document.ts';
import type { AuditEntry, User } from '../../payload-types.ts';
import { draftChanges } from '../../publication/changes.ts';
import { differsIn, draftLocales, liveLocales } from '../../publication/live.ts';
import { readStoredDocument, type StoredDocument } from '../../publication/read-stored.ts';
import type { LanguageState, PublishingState } from '../../publication/shapes.ts';
import { undoneDetails } from '../audit-log/api.ts';
import { readScheduled } from '../releases/api.ts';
import { stateRows, translationProgress } from '../translations/api.ts';

/**
 * Parses a document key such as `pages:12` or `global:header`.
 *
 * @throws 404 for anything else.
 */
export function requireTextDocument(req: PayloadRequest, key: string): TextDocument {
	const document = parseTextDocument(key);
	if (!document) throw new NotFound(req.t);
	return document;
}

/**
 * Reads a document's stored content.
 *
 * @throws 404 if it is deleted or in the trash.
 */
export async function requireStoredContent(
	req: PayloadRequest,
	document: TextDocument,
	readDocument = readStoredDocument,
): Promise<StoredDocument> {
	const content = await readDocument(req, document);
	if (!content) throw new NotFound(req.t);
	return content;
}

/** The maximum number of audit entries per language that are searched for a publication that was not undone. */
const entryLimit = 20;

/** The newest publication that was not undone. `entries` are audit entries, newest first. */
function activePublication(entries: readonly AuditEntry[]): AuditEntry | undefined {
	let undoCount = 0;
	for (const entry of entries) {
		if (entry.action !== 'published') undoCount += 1;
		else if (undoCount === 0) return entry;
		else undoCount -= 1;
	}
	return undefined;
}

/** The audit entry of the publication that visitors see, by language. */
async function readPublications(
	req: PayloadRequest,
	key: string,
): Promise<Partial<Record<LocaleCode, AuditEntry>>> {
	const isUndone: Where = {
		and: [{ action: { equals: 'unpublished' } }, { details: { equals: undoneDetails } }],
	};
	const entryOf = async (code: LocaleCode) => {
		const { docs } = await req.payload.find({
			collection: 'audit-entries',
			where: {
				and: [
					{ place: { equals: key } },
					{ or: [{ action: { equals: 'published' } }, isUndone] },
					{ or: [{ locale: { equals: code } }, { locale: { exists: false } }] },
				],
			},
			sort: '-createdAt',
			depth: 0,
			limit: entryLimit,
			pagination: false,
			overrideAccess: true,
			req: { transactionID: req.transactionID ?? 0 },
		});
		return [code, activePublication(docs)] as const;
	};
	return Object.fromEntries(await Promise.all(localeCodes.map(entryOf)));
}

/** Names of users by ID and by email address. A user without a name is listed by email address. */
async function readNames(
	req: PayloadRequest,
	ids: readonly unknown[],
	emails: readonly unknown[],
): Promise<ReadonlyMap<unknown, string>> {
	const { docs } = await req.payload.find({
		collection: 'users',
		where: {
			or: [
				{ id: { in: ids.filter((id) => typeof id === 'number') } },
				{ email: { in: emails.filter((email) => typeof email === 'string') } },
			],
		},
		depth: 0,
		pagination: false,
		overrideAccess: true,
	});
	const nameOf = ({ name, email }: User) => name?.trim() || email;
	return new Map(
		docs.flatMap((user): [unknown, string][] => [
			[user.id, nameOf(user)],
			[user.email, nameOf(user)],
		]),
	);
}

/** The next plan of a document by language. Failed plans are on the dashboard. */
async function readPlans(
	req: PayloadRequest,
	document: TextDocument,
	{ flattenedFields: fields, newest, published }: StoredDocument,
): Promise<Partial<Record<LocaleCode, LanguageState['plan']>>> {
	const result: Partial<Record<LocaleCode, LanguageState['plan']>> = {};
	for (const { release, member } of await readScheduled(req, documentKey(document))) {
		if (release.failure) continue;
		const { action: type } = member;
		const content = member.content ?? newest;
		const all = type === 'publish' ? draftLocales(fields, content) : liveLocales(fields, published);
		for (const code of release.languages?.length ? release.languages : all)
			result[code] ??= {
				type,
				at: release.publishAt,
				changed: type === 'publish' && differsIn(fields, content, newest, [code]),
			};
	}
	return result;
}

/**
 * The publishing state of a document in each language.
 *
 * @throws 403 and 404 as for the document.
 */
export async function readDocumentState(
	req: PayloadRequest,
	key: string,
): Promise<PublishingState> {
	const document = requireTextDocument(req, key);
	const ref = document;
	await requireAccess(req, ref, { action: 'read' });
	const stored = await requireStoredContent(req, document);
	const { newest } = stored;
	const [rows, entries, canPublish, plans, { incomplete }] = await Promise.all([
		stateRows(req, ref),
		readPublications(req, key),
		canAccess(req, ref, { action: 'publish' }),
		readPlans(req, document, stored),
		translationProgress(req, ref, stored),
	]);
	const names = await readNames(
		req,
		localeCodes.map((code) => rows[code]?.changedBy),
		localeCodes.map((code) => entries[code]?.person),
	);
	const { languages, shared } = draftChanges(req, stored, newest);
	return {
		document: key,
		shared: { changes: shared },
		languages: await Promise.all(
			languages.map(async (change) => {
				const { language } = change;
				const isLive = change.state === 'published';
				const publisher = entries[language]?.person ?? null;
				return {
					...change,
					path: isLive ? await pathIn(req.payload, key, language, noDrafts) : null,
					publishedAt: isLive ? (entries[language]?.createdAt ?? null) : null,
					publishedBy: isLive ? (names.get(publisher) ?? publisher) : null,
					changedAt: rows[language]?.changedAt ?? null,
					changedBy: names.get(rows[language]?.changedBy) ?? null,
					canPublish,
					incomplete: incomplete[language] ?? null,
					plan: plans[language] ?? null,
				};
			}),
		),
	};
}
