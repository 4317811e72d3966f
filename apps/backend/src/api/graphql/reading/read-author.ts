import type { Author, AuthorPage, Translation } from '@website/contracts/content-types';
import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { authorIdIn } from '../../../content/addresses/address.ts';
import type { ResolverContext } from '../context.ts';

/** Reads an author in a locale; `null` if no author has this slug, or the author has no articles in the locale. */
export async function readAuthor(
	context: ResolverContext,
	slug: string,
	lang: LocaleCode,
): Promise<AuthorPage | null> {
	const id = authorIdIn(slug);
	const author = id === null ? null : await (await context.reader(lang)).author(id);
	return id && author?.link ? { author, translations: await translationsOf(context, id) } : null;
}

async function translationsOf(context: ResolverContext, id: string): Promise<Translation[]> {
	const translations = await Promise.all(
		siteLocaleCodes().map(async (locale) => {
			const author = await (await context.reader(locale)).author(id);
			if (!author?.link) return [];
			return [{ href: author.link, id, locale, post_title: author.name }];
		}),
	);
	return translations.flat();
}

/** The authors of all articles in a locale, sorted by name. */
export async function readAuthors(context: ResolverContext, lang: LocaleCode): Promise<Author[]> {
	const { book } = await context.reader(lang);
	context.touch('posts');
	const ids = new Set(book.postsIn(lang).flatMap(({ author }) => author ?? []));
	const authors = await Promise.all(
		[...ids].map(async (id) => (await context.reader(lang)).author(id)),
	);
	const { compare } = new Intl.Collator(lang);
	return authors.flatMap((author) => author ?? []).sort((a, b) => compare(a.name, b.name));
}
