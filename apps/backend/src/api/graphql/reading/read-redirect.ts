import type { Redirect, SlugKind, SlugOwner } from '@website/contracts/content-types';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { AddressBook } from '../../../content/addresses/address-book.ts';
import { redirectSources } from '../../../content/addresses/redirect-path.ts';
import type { ResolverContext } from '../context.ts';

/**
 * Reads the redirect from a path with or without a query, best match first, with status 410 for a permanently removed page; `null` if there
 * is none, or its target is missing or no page.
 */
export async function readRedirect(
	context: ResolverContext,
	path: string,
): Promise<Redirect | null> {
	context.touch('redirects');
	const sources = redirectSources(path);
	const { docs } = await context.payload.find({
		collection: 'redirects',
		where: { from: { in: sources } },
		depth: 0,
		pagination: false,
	});
	const redirect = sources.flatMap((from) => docs.find((one) => one.from === from) ?? [])[0];
	if (!redirect) return null;
	if (redirect.status === '410') return { to: null, status: 410, query: null };
	const [, query = null] = redirect.from.split('?');
	const read = await context.reader(redirect.locale);
	const link = read.link(redirect.to);
	// Earlier releases accepted other targets: `#part` redirects to itself.
	return link && /^(?:https?:|\/)/i.test(link.url)
		? { to: link.url, status: Number(redirect.status), query }
		: null;
}

function ownerId(
	book: AddressBook,
	kind: SlugKind,
	lang: LocaleCode,
	slug: string,
	parentSlug: string | null | undefined,
): string | undefined {
	if (kind === 'page') return book.pageBySlug(lang, slug, parentSlug)?.id;
	return book.bySlug(collections[kind], lang, slug)?.id;
}

const collections = { page: 'pages', post: 'posts', category: 'categories' } as const;

/** Finds the document with a slug in any locale. Returns its URL in `lang`, or else in the locale of the slug. */
export async function slugOwner(
	context: ResolverContext,
	kind: SlugKind,
	slug: string,
	parentSlug?: string | null,
	lang?: LocaleCode | null,
): Promise<SlugOwner | null> {
	context.touch(collections[kind]);
	for (const locale of localeCodes) {
		const read = await context.reader(locale);
		const id = ownerId(read.book, kind, locale, slug, parentSlug);
		if (id === undefined) continue;
		for (const code of [lang, locale]) {
			if (!code || !siteLocaleCodes().includes(code)) continue;
			const href = (await context.reader(code)).href(collections[kind], id);
			if (href) return { locale: code, href };
		}
	}
	return null;
}
