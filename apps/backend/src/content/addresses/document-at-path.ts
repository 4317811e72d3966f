import type { LocaleCode } from '@website/contracts/locales';
import { localeFromPath, pathPrefix } from '@website/contracts/site-locales';
import type { PayloadRequest, Where } from 'payload';
import type { Addressed } from '../documents/entities.ts';
import { splitAddress } from './address.ts';
import { kindOf } from './address-book.ts';
import { loadPartialBook } from './load-address-book.ts';
import type { PublishedAddress } from './published-addresses.ts';
import { normalPath } from './redirect-path.ts';

interface Candidate {
	collection: Addressed;
	slug: string;
}

function candidate(path: string, lang: LocaleCode): Candidate | null {
	const bare = path.slice(pathPrefix(lang).length);
	const [, category] = /^\/blog\/category\/([^/]+)$/.exec(bare) ?? [];
	if (category) return { collection: 'categories', slug: category };
	const [, post] = /^\/blog\/([^/]+)$/.exec(bare) ?? [];
	if (post) return { collection: 'posts', slug: post };
	const page = splitAddress(path);
	return page ? { collection: 'pages', slug: page.slug } : null;
}

/** The document at a path (query, fragment and capital letters are ignored), read in the request's transaction; null if there is none. */
export async function documentAtPath(
	req: PayloadRequest,
	path: string,
): Promise<PublishedAddress | null> {
	const normal = normalPath(path);
	const lang = localeFromPath(normal);
	const document = candidate(normal, lang);
	if (!document) return null;
	const { collection, slug } = document;
	const where: Where = { [`slug.${lang}`]: { equals: slug } };
	const matches = await loadPartialBook(req, { [collection]: where });
	const ids = [...matches[collection].keys()];
	const parents = ids.flatMap((id) => matches.pages.get(id)?.parent ?? []);
	const book =
		parents.length > 0
			? await loadPartialBook(req, { [collection]: { id: { in: [...ids, ...parents] } } })
			: matches;
	const id = ids.find((candidateId) => book.href(kindOf[collection], candidateId, lang) === normal);
	return id === undefined ? null : { collection, id, lang, path: normal };
}
