import type { LocaleCode } from '#shared/locales/locale.ts';
import type { Content } from '../content.server';
import { GetBlogIndexDocument } from '../generated/documents';
import type { BlogIndex } from './blog-index';

/** What articles of a language, of a category or with a tag are found by; null where the endpoint has neither tags nor an archive. */
export async function loadBlogIndex(
	content: Content,
	lang: LocaleCode,
	within: { category?: string; tag?: string } = {},
): Promise<BlogIndex | null> {
	const { blogIndex } = await content.query(GetBlogIndexDocument, { lang, ...within });
	return blogIndex ?? null;
}
