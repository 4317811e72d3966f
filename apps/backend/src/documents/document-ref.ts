import type { CollectionSlug, GlobalSlug } from 'payload';

/** A document or a global. Its stored form is its key: `pages:12`, `global:header`. */
export type DocumentRef<
	Collection extends string = CollectionSlug,
	Global extends string = GlobalSlug,
> = { kind: 'collection'; slug: Collection; id: number } | { kind: 'global'; slug: Global };

/** One whose slug and number nobody has looked up yet. */
export type AnyDocument = DocumentRef<string, string>;

/** An id as both databases number documents, in an address or a stored key. */
export const idPattern = /^[1-9]\d{0,8}$/;

/** For example `pages:12` or `global:header`. */
export const documentKey = (ref: AnyDocument): string =>
	ref.kind === 'global' ? `global:${ref.slug}` : `${ref.slug}:${ref.id}`;

interface Slugs<Collection extends string, Global extends string> {
	collections: readonly Collection[];
	globals: readonly Global[];
}

/** The document that a key names; null for what is no key. */
export function parseDocument(key: string): AnyDocument | null {
	const [name = '', rest = '', more] = key.split(':');
	if (name === '' || more !== undefined) return null;
	if (name === 'global') return rest === '' ? null : { kind: 'global', slug: rest };
	return idPattern.test(rest) ? { kind: 'collection', slug: name, id: Number(rest) } : null;
}

/** The same among these collections and globals; null for any other. */
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

/** The document of an open form, as `useDocumentInfo` describes it; null before it is stored. */
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
 * The address of a document's form in the editors' interface, or of a collection's list and what is below it.
 *
 * @param admin where the interface is: its path, or its whole address; empty for the path below it
 * @param at the document, or a collection's slug and what follows it: `pages`, `pages/create`
 * @param locale the language of the content in which the form opens
 */
export function adminUrl(admin: string, at: AnyDocument | string, locale?: string | null): string {
	const query = locale ? `?locale=${locale}` : '';
	if (typeof at === 'string') return `${admin}/collections/${at}${query}`;
	const path = at.kind === 'global' ? `globals/${at.slug}` : `collections/${at.slug}/${at.id}`;
	return `${admin}/${path}${query}`;
}

/** The address of a document in the REST API. @param api where that is */
export const apiUrl = (api: string, ref: AnyDocument): string =>
	ref.kind === 'global' ? `${api}/globals/${ref.slug}` : `${api}/${ref.slug}/${ref.id}`;
