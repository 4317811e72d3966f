import { createHash } from 'node:crypto';
import { tryPath } from '#shared/addresses/api-paths.ts';
import type { ServedDocument } from './document-source.ts';
import { basePaths } from './operations.ts';

export interface PublishedDocument {
	text: string;
	etag: string;
}

const published = new WeakMap<ServedDocument, PublishedDocument>();

/** The app host's document with the site's own address below `origin` as its server: the host knows itself by its own network's name. */
export function publishedDocument(served: ServedDocument, origin: string): PublishedDocument {
	const known = published.get(served);
	if (known) return known;
	const servers = basePaths(served.document).map((base) => ({ url: origin + tryPath + base }));
	const text = JSON.stringify({ ...served.document, servers });
	const hash = createHash('sha256').update(text).digest('base64url').slice(0, 24);
	const made = { text, etag: `"${hash}"` };
	published.set(served, made);
	return made;
}
