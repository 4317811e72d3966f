import type { PayloadRequest } from 'payload';
import { documentAtPath } from '../../content/addresses/document-at-path.ts';
import { sitePathOf } from '../redirects/api.ts';

/** The document at a URL, and the anchor of the URL. */
export interface UrlTarget {
	relationTo: string;
	value: number;
	anchor: string | null;
}

/** The published document at a URL of this site; null for a URL of another site, with a query, or without a document. */
export async function findUrlTarget(req: PayloadRequest, url: string): Promise<UrlTarget | null> {
	const [base = '', anchor] = url.split('#');
	if (base.includes('?')) return null;
	const path = sitePathOf(base);
	const document = path === null ? null : await documentAtPath(req, path);
	return document
		? { relationTo: document.collection, value: Number(document.id), anchor: anchor || null }
		: null;
}
