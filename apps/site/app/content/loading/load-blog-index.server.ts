import type { LocaleCode } from '#shared/locales/locale.ts';
import type { Content } from '../content.server';
import { GetBlogIndexDocument } from '../generated/documents';
import type { BlogIndex } from './blog-index';

/** What articles of a language are found by; null where the endpoint has neither tags nor an archive. */
export async function loadBlogIndex(content: Content, lang: LocaleCode): Promise<BlogIndex | null> {
	const { blogIndex } = await content.query(GetBlogIndexDocument, { lang });
	return blogIndex ?? null;
}
