import type { LocaleCode } from '@website/contracts/locales';
import { APIError, NotFound, type PayloadRequest, ValidationError } from 'payload';
import { accountName } from '../../documents/changed-by.ts';
import { parseDocument } from '../../documents/document-ref.ts';
import { parseTextDocument } from '../../documents/text-document.ts';
import type { Release } from '../../payload-types.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { log } from '../../platform/observability/log.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { publish } from '../../publication/publish.ts';
import { recordAuditEvent } from '../audit-log/api.ts';
import type { FixedContents } from './fixed-contents.ts';
import { readMemberContents } from './member-contents.ts';
import { type Member, readMembers } from './release-members.ts';
import { errorLine, localesOf, type MemberState, stateOf } from './states.ts';

const noDraftsMessage = words(
	'There is nothing to publish in this release.',
	'Der er intet at udgive i denne samlede udgivelse.',
	'In diesem Release gibt es nichts zu veröffentlichen.',
);
const nothingPublishedMessage = words(
	'Nothing was published. It can’t be published as it is:',
	'Intet blev udgivet. Det kan ikke udgives, som det er:',
	'Nichts wurde veröffentlicht. So kann es nicht veröffentlicht werden:',
);
const deletedMessage = words(
	'it was deleted; take it out of the release.',
	'den er slettet; tag den ud af den samlede udgivelse.',
	'wurde gelöscht; nehmen Sie es aus dem Release.',
);

/** Referenced documents come first. Within a collection the order is by key, so two releases lock their documents in the same order. */
const order: readonly string[] = ['authors', 'categories', 'products', 'pages', 'posts', 'global'];

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
function blockersOf(req: PayloadRequest, states: MemberState[]): string[] {
	return states.flatMap(({ title, state, errors }) => {
		if (state === 'gone') return [`${title} – ${translator(req)(deletedMessage)}`];
		return errors.map((error) => `${title} – ${errorLine(error, req.i18n.language)}`);
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

async function publishMember(
	req: PayloadRequest,
	target: string,
	locales: readonly LocaleCode[],
	contents: FixedContents,
): Promise<void> {
	const document = parseTextDocument(target);
	if (!document) throw new Error(`${target} cannot be published`);
	await publish(req, document, locales, { content: contents[target] });
}

async function publishAll(
	req: PayloadRequest,
	drafts: { member: Member; title: string }[],
	locales: readonly LocaleCode[],
	contents: FixedContents,
) {
	const now = new Date().toISOString();
	for (const { member, title } of drafts) {
		try {
			await publishMember(req, member.target, locales, contents);
		} catch (cause) {
			throw withTitle(req, title, cause);
		}
		await req.payload.db.updateOne({
			collection: 'release-members',
			id: member.id,
			data: { publishedAt: now },
			req,
			returning: false,
		});
	}
	return now;
}

/**
 * Publishes every member of a release that has a draft, as it was added, with the access of the request's user. All are published in one
 * transaction, and each site is notified once; if one cannot be published, none is. A 400 names the members with errors.
 *
 * @param planned the versions of a plan: it does not publish members that were added after it was made; null without a plan
 */
export async function publishRelease(
	req: PayloadRequest,
	release: Release,
	planned: FixedContents | null = null,
): Promise<void> {
	await inTransaction(req, async () => {
		const members = (await readMembers(req, release.id)).filter(
			({ target }) => planned === null || target in planned,
		);
		const contents = planned ?? (await readMemberContents(req, release.id));
		const locales = localesOf(release);
		const states = await Promise.all(members.map((member) => stateOf(req, member, locales)));
		const lines = blockersOf(req, states);
		if (lines.length > 0) throw rejection(req, lines);
		const drafts = members
			.flatMap((member, index) => {
				const memberState = states[index];
				return memberState && memberState.state !== 'done'
					? [{ member, title: memberState.title }]
					: [];
			})
			.toSorted(
				({ member: one }, { member: other }) =>
					rank(one.target) - rank(other.target) || one.target.localeCompare(other.target),
			);
		if (drafts.length === 0) throw new APIError(translator(req)(noDraftsMessage), 409, null, true);
		const publishedAt = await publishAll(req, drafts, locales, contents);
		await req.payload.db.updateOne({
			collection: 'releases',
			id: release.id,
			data: { publishedAt, publishedBy: accountName(req.user) },
			req,
			returning: false,
		});
		await recordAuditEvent(req, {
			action: 'releasePublished',
			place: `releases:${release.id}`,
			title: release.title,
			details: drafts.map(({ member }) => member.target).join(', '),
		});
	});
}
