import { APIError, NotFound, type PayloadRequest } from 'payload';
import { accountName } from '../../documents/changed-by.ts';
import { parseDocumentKey, readDocument } from '../../documents/document.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { storeMemberContent } from './member-contents.ts';
import { readMembers } from './release-members.ts';
import { draftTime } from './states.ts';

const tooManyMembers = words(
	`A release has at most ${limits.releases.members} documents.`,
	`En samlet udgivelse har højst ${limits.releases.members} dokumenter.`,
	`Ein Release hat höchstens ${limits.releases.members} Dokumente.`,
);

/**
 * Adds the newest draft of a document to a release, or replaces the version of an existing member by it. Throws 404 if the document does
 * not exist.
 */
export async function addMember(req: PayloadRequest, release: number, target: string) {
	const document = parseDocumentKey(req.payload, target);
	const newest = document && (await readDocument(req, document, 'all', true));
	if (!newest) throw new NotFound(req.t);
	await inTransaction(req, async () => {
		const members = await readMembers(req, release);
		const existing = members.find((member) => member.target === target);
		const data = { draftAt: draftTime(newest), publishedAt: null };
		const { db } = req.payload;
		if (existing) {
			await db.updateOne({ collection: 'release-members', id: existing.id, data, req });
			await storeMemberContent(req, existing.id, target);
			return;
		}
		if (members.length >= limits.releases.members)
			throw new APIError(translator(req)(tooManyMembers), 409, null, true);
		const member = { ...data, release, target, addedBy: accountName(req.user) };
		const { id } = await db.create({ collection: 'release-members', data: member, req });
		await storeMemberContent(req, Number(id), target);
	});
}

/** Removes a document from a release; its draft is unchanged. */
export async function removeMember(req: PayloadRequest, release: number, target: string) {
	await req.payload.db.deleteMany({
		collection: 'release-members',
		where: { and: [{ release: { equals: release } }, { target: { equals: target } }] },
		req,
	});
}
