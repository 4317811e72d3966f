import type { PayloadRequest } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import { parseTextDocument } from '../../documents/text-document.ts';
import { readStoredDocument } from '../../publication/read-stored.ts';
import { type FixedContents, readFixedContents, storeFixedContents } from './fixed-contents.ts';
import { readMembers } from './release-members.ts';

/** The owners of the versions that releases publish are `member:` and the id of a row. */
export const fixedByMembers = 'member:';
const ownerOf = (member: number) => `${fixedByMembers}${member}`;

/** The names of the owners, of members that are not published. */
export const memberOwners = (members: readonly { id: number }[]) =>
	members.map(({ id }) => ownerOf(id));

/** Stores the draft of a member; later changes of the draft are not part of the release. */
export async function storeMemberContent(
	req: PayloadRequest,
	member: number,
	target: string,
): Promise<void> {
	const content = await readDraft(req, target);
	await storeFixedContents(req, ownerOf(member), content);
}

/** The version of a member that its release publishes; undefined if an older version of this program added it. */
export const readMemberContent = async (
	req: PayloadRequest,
	{ id, target }: { id: number; target: string },
) => (await readFixedContents(req, ownerOf(id)))?.[target];

/** The versions that a release publishes, by the keys of its unpublished members. */
export async function readMemberContents(
	req: PayloadRequest,
	release: number,
): Promise<FixedContents> {
	const members = (await readMembers(req, release)).filter(
		({ publishedAt }) => publishedAt === null,
	);
	const contents = await Promise.all(
		members.map(
			async ({ id, target }) =>
				(await readFixedContents(req, ownerOf(id))) ?? (await readDraft(req, target)),
		),
	);
	return Object.fromEntries(contents.flatMap((content) => Object.entries(content)));
}

async function readDraft(req: PayloadRequest, target: string): Promise<FixedContents> {
	const document = parseTextDocument(target);
	const stored = document && (await readStoredDocument(req, document));
	return stored ? { [documentKey(document)]: stored.newest } : {};
}
