import type { CollectionSlug, GlobalSlug } from 'payload';

/** A document or a global. Its stored form is its key: `pages:12`, `global:header`. */
export type DocumentRef<
	Collection extends string = CollectionSlug,
	Global extends string = GlobalSlug,
> = { kind: 'collection'; slug: Collection; id: number } | { kind: 'global'; slug: Global };

/** A reference whose slug and id are not checked yet. */
export type AnyDocument = DocumentRef<string, string>;

/** A document id of either database, in a URL or a stored key. */
export const idPattern = /^[1-9]\d{0,8}$/;

/** For example `pages:12` or `global:header`. */
export const documentKey = (ref: AnyDocument): string =>
	ref.kind === 'global' ? `global:${ref.slug}` : `${ref.slug}:${ref.id}`;

interface Slugs<Collection extends string, Global extends string> {
	collections: readonly Collection[];
	globals: readonly Global[];
}

/** Parses a key; null if it is not valid. */
export function parseDocument(key: string): AnyDocument | null {
	const [name = '', rest = '', more] = key.split(':');
	if (name === '' || more !== undefined) return null;
	if (name === 'global') return rest === '' ? null : { kind: 'global', slug: rest };
	return idPattern.test(rest) ? { kind: 'collection', slug: name, id: Number(rest) } : null;
}

/** Parses a key of one of these collections and globals; null for any other. */
export function parseDocumentOf<Collection extends string, Global extends string>(
	key: string,
	{ collections, globals }: Slugs<Collection, Global>,
): DocumentRef<Collection, Global> | null {
	const ref = parseDocument(key);
	if (ref?.kind === 'global') {
		const slug = globals.find((one) => one === ref.slug);
		return slug === undefined ? null : { kind: 'global', slug };
	}
	const slug = ref && collections.find((one) => one === ref.slug);
	return slug ? { kind: 'collection', slug, id: ref.id } : null;
}

/** The document of an open form, as `useDocumentInfo` describes it; null before it is saved. */
export function documentInForm(form: {
	collectionSlug?: string | undefined;
	globalSlug?: string | undefined;
	id?: number | string | null | undefined;
}): AnyDocument | null {
	const { collectionSlug, globalSlug, id } = form;
	if (globalSlug) return { kind: 'global', slug: globalSlug };
	return collectionSlug ? parseDocument(`${collectionSlug}:${id ?? ''}`) : null;
}

/**
 * The admin URL of a document's form, of a collection's list, or of a page below the list.
 *
 * @param admin the admin's path or URL; empty for a path relative to the admin
 * @param at the document, or a collection's slug with an optional path below it: `pages`, `pages/create`
 * @param locale the content locale in which the form opens
 */
export function adminUrl(admin: string, at: AnyDocument | string, locale?: string | null): string {
	const query = locale ? `?locale=${locale}` : '';
	if (typeof at === 'string') return `${admin}/collections/${at}${query}`;
	const path = at.kind === 'global' ? `globals/${at.slug}` : `collections/${at.slug}/${at.id}`;
	return `${admin}/${path}${query}`;
}

/** The URL of a document in the REST API. @param api the API's base URL */
export const apiUrl = (api: string, ref: AnyDocument): string =>
	ref.kind === 'global' ? `${api}/globals/${ref.slug}` : `${api}/${ref.slug}/${ref.id}`;
