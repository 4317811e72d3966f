import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { localeFromPath } from '#shared/locales/locale.ts';
import { categoryOf } from '../categories-of-posts';
import type { Content } from '../content.server';
import { homeSlug } from '../endpoint/response/addresses';
import {
	GetPageDocument,
	GetPostDocument,
	GetPostsByCategoryDocument,
	GetSlugOwnerDocument,
} from '../generated/documents';
import type { MisplacedAddress } from './misplaced-address';

interface DocumentLinks {
	href: string;
	translations: readonly { locale: LocaleCode; href: string }[];
}

/** The URL, in the requested locale if possible, of the document with a slug in any locale; undefined if there is none. */
export async function ownerOfSlug(
	content: Content,
	address: MisplacedAddress,
): Promise<string | undefined> {
	const { kind, slug, parentSlug = null, lang = null } = address;
	const { slugOwner } = await content.query(GetSlugOwnerDocument, { kind, slug, parentSlug, lang });
	if (slugOwner || !content.isUnsupported(GetSlugOwnerDocument)) return slugOwner?.href;
	const documents = await Promise.all(
		localeCodes.map(async (code) => {
			const document = await documentIn(content, code, address);
			// Some endpoints return the document in another locale.
			return document && localeFromPath(document.href) === code ? document : undefined;
		}),
	);
	const owner = documents.find((document) => document !== undefined);
	return owner?.translations.find(({ locale }) => locale === lang)?.href ?? owner?.href;
}

/** The URL of a home page in any locale, for a site without one in the requested locale; undefined if there is none. */
export const homeInAnyLanguage = (content: Content): Promise<string | undefined> =>
	ownerOfSlug(content, { kind: 'page', slug: homeSlug, parentSlug: undefined, lang: undefined });

async function documentIn(
	content: Content,
	lang: LocaleCode,
	{ kind, slug, parentSlug = '' }: MisplacedAddress,
): Promise<DocumentLinks | undefined> {
	if (kind === 'page') {
		const variables = { slug, lang, parentSlug: parentSlug || null };
		return (await content.query(GetPageDocument, variables)).page ?? undefined;
	}
	if (kind === 'post') {
		const { post } = await content.query(GetPostDocument, { slug, lang });
		return post ? { href: post.link, translations: post.translations } : undefined;
	}
	const postsWhere = { lang, category: slug };
	const variables = { postsWhere, category: slug, lang };
	const { category, posts } = await content.query(GetPostsByCategoryDocument, variables);
	const links = category ?? categoryOf(posts.nodes, slug, lang);
	return links && { href: links.link, translations: links.translations };
}
