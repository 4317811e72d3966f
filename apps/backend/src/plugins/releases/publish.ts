import { localeCodes } from '@website/contracts/locales';
import { APIError, createLocalReq, NotFound, type PayloadRequest, ValidationError } from 'payload';
import { accountName } from '../../documents/changed-by.ts';
import { parseDocument } from '../../documents/document-ref.ts';
import { parseTextDocument } from '../../documents/text-document.ts';
import type { Release } from '../../payload-types.ts';
import { translator, words } from '../../platform/i18n/words.ts';
import { log } from '../../platform/observability/log.ts';
import { lockDocument } from '../../platform/transactions/advisory-lock.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { publish, unpublish } from '../../publication/publish.ts';
import { type Publication, recordPublication, undoPublications } from '../../publication/undo.ts';
import { recordAuditEvent } from '../audit-log/api.ts';
import { leadsContext } from '../redirects/api.ts';
import { notifyMembers, readMembers, type StoredMember } from './members.ts';
import { releaseKey } from './preview-paths.ts';
import { errorsOf, hasEffectIn, localesOf, statesOf } from './states.ts';
import type { ReleaseMember as MemberState } from './use-release.ts';

const noDraftsMessage = words(
	'There is nothing to publish in this release.',
	'Der er intet at udgive i denne samlede udgivelse.',
	'In diesem Release gibt es nichts zu veröffentlichen.',
);
const nothingPublishedMessage = words(
	'It can’t be published as it is. Nothing was changed:',
	'Det kan ikke udgives, som det er. Intet er ændret:',
	'So kann es nicht veröffentlicht werden. Nichts wurde geändert:',
);
const deletedMessage = words(
	'it was deleted; take it out of the release.',
	'den er slettet; tag den ud af den samlede udgivelse.',
	'wurde gelöscht; nehmen Sie es aus dem Release.',
);

const changedMessage = words(
	'The release was changed after you opened it. Nothing was published. Look at it again.',
	'Den samlede udgivelse er ændret, siden du åbnede den. Intet blev udgivet. Se på den igen.',
	'Das Release wurde geändert, seit Sie es geöffnet haben. Nichts wurde veröffentlicht. Sehen Sie es erneut an.',
);

/** The error for a release that somebody else changed in the meantime. */
export const releaseChanged = (req: PayloadRequest) =>
	new APIError(translator(req)(changedMessage), 409, null, true);

/** Documents that refer to others, after all others. Within a rank the order is by key, so two releases lock their documents in the same order. */
const order: readonly string[] = ['pages', 'posts', 'global'];

function rank(target: string): number {
	const ref = parseDocument(target);
	return order.indexOf(ref?.kind === 'collection' ? ref.slug : 'global');
}

/** A validation error with the reasons why a release cannot be published. */
const rejection = (req: PayloadRequest, lines: readonly string[]) =>
	new ValidationError({
		collection: 'releases',
		errors: [translator(req)(nothingPublishedMessage), ...lines].map((message) => ({
			path: 'content',
			message,
		})),
		req,
	});

/** Reads a release by its id; throws 404 if it does not exist or is in the trash. */
export async function releaseById(req: PayloadRequest, id: number): Promise<Release> {
	const release = await req.payload.findByID({
		collection: 'releases',
		id,
		depth: 0,
		disableErrors: true,
		req: innerRequest(req),
	});
	if (!release) throw new NotFound(req.t);
	return release;
}

/** The reasons why a release cannot be published: the errors of its members, and deleted members. Each line starts with the title. */
function blockersOf(req: PayloadRequest, release: Release, states: MemberState[]): string[] {
	return states.flatMap((member) => {
		const { title, state } = member;
		const deleted = state === 'gone' ? [translator(req)(deletedMessage)] : [];
		return [...deleted, ...errorsOf(member, release, req)].map((line) => `${title} – ${line}`);
	});
}

/** The error with the document's title before its message. API errors keep their status; unexpected errors become 503. */
function withTitle(req: PayloadRequest, title: string, cause: unknown): Error {
	if (cause instanceof ValidationError)
		return rejection(req, [
			`${title} – ${cause.data.errors.map(({ message }) => message).join(' ')}`,
		]);
	const { message } = cause instanceof Error ? cause : new Error(String(cause));
	const status = cause instanceof APIError ? cause.status : 503;
	log.error({ err: cause, title }, 'A document of a release could not be published');
	return new APIError(
		`${translator(req)(nothingPublishedMessage)}\n${title} – ${message}`,
		status,
		null,
		true,
	);
}

function publishMember(
	req: PayloadRequest,
	{ languages }: Release,
	{ target, action, content, leads }: StoredMember,
): Promise<Publication> {
	const document = parseTextDocument(target);
	if (!document) throw new NotFound(req.t);
	const context = leadsContext(leads);
	return recordPublication(req, document, () =>
		action === 'unpublish'
			? unpublish(req, document, languages?.length ? languages : localeCodes, { context })
			: publish(req, document, localesOf({ languages }), {
					content: content ?? undefined,
					context,
				}),
	);
}

/** The members to publish, checked: one without a change in the languages, or published separately since, is left out and stays open. */
async function membersToPublish(
	req: PayloadRequest,
	release: Release,
): Promise<{ member: StoredMember; title: string }[]> {
	const members = await readMembers(req, release.id);
	const states = await statesOf(req, release, members);
	const lines = blockersOf(req, release, states);
	if (lines.length > 0) throw rejection(req, lines);
	const drafts = members.flatMap((member, index) => {
		const state = states[index];
		return state && hasEffectIn(state, release) ? [{ member, title: state.title }] : [];
	});
	if (drafts.length === 0) throw new APIError(translator(req)(noDraftsMessage), 409, null, true);
	return drafts.toSorted(
		({ member: one }, { member: other }) =>
			rank(one.target) - rank(other.target) || one.target.localeCompare(other.target),
	);
}

/** Deletes a release with its members. */
export async function deleteRelease(req: PayloadRequest, { id }: Release): Promise<void> {
	const { db } = req.payload;
	await notifyMembers(req, id);
	await db.deleteMany({ collection: 'release-members', where: { release: { equals: id } }, req });
	await db.deleteOne({ collection: 'releases', where: { id: { equals: id } }, req });
}

/**
 * Publishes every member of a release that has a draft, as it was added, with the access of the request's user. All are published in one
 * transaction, and each site is notified once; if one cannot be published, none is. A 400 names the members with errors. A release with a
 * single member publishes it in any case, and is deleted then.
 */
export async function publishRelease(
	req: PayloadRequest,
	release: Release,
): Promise<Publication[]> {
	return inTransaction(req, async () => {
		await lockDocument(req, releaseKey(release));
		const current = await releaseById(req, release.id);
		if (current.publishAt !== release.publishAt) throw releaseChanged(req);
		if (release.single) {
			const members = await readMembers(req, release.id);
			const publications: Publication[] = [];
			for (const member of members) publications.push(await publishMember(req, release, member));
			await deleteRelease(req, release);
			return publications;
		}
		const drafts = await membersToPublish(req, release);
		const publications: Publication[] = [];
		const publishedAt = new Date().toISOString();
		const { db } = req.payload;
		for (const { member, title } of drafts) {
			try {
				publications.push(await publishMember(req, release, member));
			} catch (cause) {
				throw withTitle(req, title, cause);
			}
			const data = { publishedAt };
			await db.updateOne({ collection: 'release-members', id: member.id, data, req });
		}
		const publishedBy = accountName(req.user);
		const { languages } = release;
		// The adapter needs the whole row to write a list.
		const row = { ...current, languages, publishedAt, publishedBy };
		const data = { ...row, publishAt: null, failure: null };
		await db.updateOne({ collection: 'releases', id: release.id, data, req });
		await recordAuditEvent(req, {
			action: 'releasePublished',
			place: releaseKey(release),
			title: release.title,
			details: drafts.map(({ member }) => member.target).join(', '),
		});
		return publications;
	});
}

/** Undoes the publication of a release within a minute: its documents get their former published content, and it is open again. */
export async function undoRelease(
	req: PayloadRequest,
	release: Release,
	publication: string,
): Promise<void> {
	const { db } = req.payload;
	await inTransaction(req, async () => {
		const members = (await readMembers(req, release.id)).filter(
			({ publishedAt }) => publishedAt !== null && publishedAt === release.publishedAt,
		);
		if (members.length === 0) throw releaseChanged(req);
		const documents = members.flatMap(({ target }) => parseTextDocument(target) ?? []);
		await undoPublications(req, documents, publication);
		const data = { publishedAt: null };
		for (const { id } of members)
			await db.updateOne({ collection: 'release-members', id, data, req });
		await db.updateOne({
			collection: 'releases',
			id: release.id,
			data: { ...data, publishedBy: null },
			req,
		});
	});
}

class RollbackSignal extends Error {}

/**
 * Runs `work` in a transaction that is rolled back. It throws the same errors as publishing (missing rights, checklist errors, field
 * validation), but stores nothing and sends no notifications.
 */
export async function dryRun(
	{ user, i18n, headers, payload }: PayloadRequest,
	work: (req: PayloadRequest) => Promise<unknown>,
): Promise<void> {
	const trial = await createLocalReq(
		{ req: { i18n, headers }, ...(user ? { user } : {}) },
		payload,
	);
	try {
		await inTransaction(trial, async () => {
			await work(trial);
			throw new RollbackSignal();
		});
	} catch (cause) {
		if (!(cause instanceof RollbackSignal)) throw cause;
	}
}
