import type { PayloadRequest } from 'payload';
import { documentAt } from '../../content/addresses/document-at.ts';
import { ownPath } from '../../documents/redirects/target.ts';

/** The document of a URL and its anchor. */
export interface TargetAt {
	relationTo: string;
	value: number;
	anchor: string | null;
}

/** The published document at a URL of this site; null for a URL of another site, with a query, or without a document. */
export async function targetAt(req: PayloadRequest, address: string): Promise<TargetAt | null> {
	const [base = '', anchor] = address.split('#');
	if (base.includes('?')) return null;
	const path = ownPath(base);
	const document = path === null ? null : await documentAt(req, path);
	return document
		? { relationTo: document.collection, value: Number(document.id), anchor: anchor || null }
		: null;
}
