import type { PayloadRequest } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import { readStoredDocument } from '../../documents/publication/read-stored.ts';
import type { PublishableDocument } from '../../documents/text-document.ts';
import type { FixedContents } from '../releases/api.ts';
import { readMemberContents } from '../releases/api.ts';

/** The current draft of a document in all locales, or the versions in a release. Empty for a deleted document. */
export async function readDraftContents(
	req: PayloadRequest,
	document: PublishableDocument,
): Promise<FixedContents> {
	if (document.slug === 'releases') return readMemberContents(req, document.id);
	const stored = await readStoredDocument(req, document);
	return stored ? { [documentKey(document)]: stored.newest } : {};
}
