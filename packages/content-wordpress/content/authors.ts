import { documentTag } from '@website/contracts/cache-tags';
import { complete, type Fields } from '@website/contracts/content-schema';
import type { LocaleCode } from '@website/contracts/locales';
import type { AuthorEntry } from '../catalog/entry.ts';
import { plainText } from '../html/plain-text.ts';
import type { LocaleArgument, ResolverContext } from './context.ts';

/** An author as the contract's Author, who has articles in the language. */
export function authorFields(
	{ addresses, catalog, tags }: ResolverContext,
	author: AuthorEntry,
	locale: LocaleCode,
): Fields {
	tags.add(documentTag('author', author.databaseId));
	const { avatar } = author;
	return {
		id: String(author.databaseId),
		name: plainText(author.name),
		description: plainText(author.description),
		link: catalog.authorHref(locale, author),
		// A gravatar would send every visitor's IP address to a third party.
		avatar:
			avatar?.url && addresses.isOwn(avatar.url)
				? { url: avatar.url, width: avatar.width, height: avatar.height }
				: null,
	};
}

/** `author(slug, lang)`: null if no author with articles in the language has that slug. */
export function author(
	{ slug, lang }: LocaleArgument & { slug: string },
	context: ResolverContext,
): Fields | null {
	const { catalog, tags } = context;
	tags.add('posts');
	const entry = catalog.authorBySlug(slug);
	const locales = catalog.options.languages.filter(
		(locale) => entry && catalog.posts(locale, { authorId: entry.databaseId }).length > 0,
	);
	if (!entry || !locales.includes(lang)) return null;
	return complete('AuthorPage', {
		author: authorFields(context, entry, lang),
		translations: locales.map((locale) => ({
			href: catalog.authorHref(locale, entry),
			id: String(entry.databaseId),
			locale,
			post_title: plainText(entry.name),
		})),
	});
}
