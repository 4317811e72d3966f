import type { PayloadRequest } from 'payload';
import { documentAt } from '../../content/addresses/document-at.ts';
import { ownPath } from '../../documents/redirects/target.ts';

/** A document of the site that an address belongs to, and the place on it. */
export interface TargetAt {
	relationTo: string;
	value: number;
	anchor: string | null;
}

/** The document that visitors see at an address of this site; null for an address elsewhere, with a query, or without a document. */
export async function targetAt(req: PayloadRequest, address: string): Promise<TargetAt | null> {
	const [withoutPlace = '', place] = address.split('#');
	if (withoutPlace.includes('?')) return null;
	const path = ownPath(withoutPlace);
	const found = path === null ? null : await documentAt(req, path);
	return found
		? { relationTo: found.collection, value: Number(found.id), anchor: place || null }
		: null;
}
