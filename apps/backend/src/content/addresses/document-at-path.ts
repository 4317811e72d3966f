import { type Addressed, addressedCollections, collectionPaths } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import { localeFromPath, pathPrefix } from '@website/contracts/site-locales';
import type { PayloadRequest, Where } from 'payload';
import { splitAddress } from './address.ts';
import { loadPartialBook } from './load-address-book.ts';
import type { PublishedAddress } from './published-addresses.ts';
import { normalPath } from './redirect-path.ts';

interface Candidate {
	collection: Addressed;
	slug: string;
}

function candidate(path: string, lang: LocaleCode): Candidate | null {
	const bare = path.slice(pathPrefix(lang).length);
	for (const collection of addressedCollections.filter((each) => each !== 'pages')) {
		const [before, slug] = bare.split(/\/(?=[^/]+$)/);
		if (slug && before === collectionPaths[collection]) return { collection, slug };
	}
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
	const ids = [...matches.entries[collection].keys()];
	const parents = ids.flatMap((id) => matches.entries.pages.get(id)?.parent ?? []);
	const book =
		parents.length > 0
			? await loadPartialBook(req, { [collection]: { id: { in: [...ids, ...parents] } } })
			: matches;
	const id = ids.find((candidateId) => book.href(collection, candidateId, lang) === normal);
	return id === undefined ? null : { collection, id, lang, path: normal };
}
