import { APIError, NotFound, type PayloadRequest, type Where } from 'payload';
import { accountName } from '../../documents/changed-by.ts';
import { parseTextDocument } from '../../documents/text-document.ts';
import type { ReleaseMember } from '../../payload-types.ts';
import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import { translator, words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { readStoredDocument } from '../../publication/read-stored.ts';
import { notifyForms } from '../presence/api.ts';

/** A document of a release: what is published or unpublished. */
export interface Member {
	/** `pages:12`, `global:header`. */
	target: string;
	action: 'publish' | 'unpublish';
	/** Where the address of an unpublished document redirects, in the format of `addressLeads`. */
	leads: string | null;
	/** The content to publish, in all locales; null for the draft. */
	content: JsonRecord | null;
	/** The name, at that time, of the user who added it. */
	addedBy: string | null;
	/** When the draft was last saved before it was added; null if there was no draft. */
	draftAt: string | null;
	/** When it was published with the release; null before that. */
	publishedAt: string | null;
}

/** A stored member. */
export type StoredMember = Member & { id: number; release: number };

const texts = {
	tooMany: words(
		'A release has at most {members} documents.',
		'En samlet udgivelse har højst {members} dokumenter.',
		'Ein Release hat höchstens {members} Dokumente.',
		{ members: limits.releases.members },
	),
};

const memberOf = (row: ReleaseMember): StoredMember => ({
	id: row.id,
	release: row.release,
	target: row.target,
	action: row.action ?? 'publish',
	leads: row.leads ?? null,
	content: isRecord(row.content) ? row.content : null,
	addedBy: row.addedBy ?? null,
	draftAt: row.draftAt ?? null,
	publishedAt: row.publishedAt ?? null,
});

/** The members of releases that match, in the order in which they were added. */
export async function findMembers(
	{ payload, transactionID }: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
	where: Where,
): Promise<StoredMember[]> {
	const { docs } = await payload.find({
		collection: 'release-members',
		where,
		sort: 'id',
		depth: 0,
		pagination: false,
		...(transactionID === undefined ? {} : { req: { transactionID } }),
	});
	return docs.map(memberOf);
}

/** The members of a release. */
export const readMembers = (req: Parameters<typeof findMembers>[0], release: number) =>
	findMembers(req, { release: { equals: release } });

/** Makes open forms of the documents of a release show a change of it. */
export async function notifyMembers(
	req: Parameters<typeof findMembers>[0],
	release: number,
): Promise<void> {
	for (const { target } of await readMembers(req, release)) await notifyForms(req, target);
}

/** When the newest draft of a document was saved; null if it has no unpublished changes. */
export const draftTime = ({ _status, updatedAt }: JsonRecord): string | null =>
	_status === 'draft' && typeof updatedAt === 'string' ? updatedAt : null;

/** A member with the newest draft of a document. Throws 404 if the document does not exist. */
export async function createMember(
	req: PayloadRequest,
	target: string,
	{ action = 'publish', leads = null }: Partial<Pick<Member, 'action' | 'leads'>> = {},
): Promise<Member> {
	const document = parseTextDocument(target);
	const stored = document && (await readStoredDocument(req, document));
	if (!stored) throw new NotFound(req.t);
	const { newest } = stored;
	return {
		...{ target, action, leads, addedBy: accountName(req.user), publishedAt: null },
		content: action === 'publish' ? newest : null,
		draftAt: draftTime(newest),
	};
}

/** Adds a document to a release, or replaces what the release publishes of it. */
export async function addMember(req: PayloadRequest, release: number, member: Member) {
	const { db } = req.payload;
	const collection = 'release-members';
	await inTransaction(req, async () => {
		await notifyForms(req, member.target);
		const members = await readMembers(req, release);
		const existing = members.find(({ target }) => target === member.target);
		if (existing) {
			await db.updateOne({ collection, id: existing.id, data: { ...member }, req });
			return;
		}
		if (members.length >= limits.releases.members)
			throw new APIError(translator(req)(texts.tooMany), 409, null, true);
		await db.create({ collection, data: { ...member, release }, req });
	});
}

/** Removes a document from a release; its draft is unchanged. */
export async function removeMember(req: PayloadRequest, release: number, target: string) {
	await req.payload.db.deleteMany({
		collection: 'release-members',
		where: { and: [{ release: { equals: release } }, { target: { equals: target } }] },
		req,
	});
	await notifyForms(req, target);
}
