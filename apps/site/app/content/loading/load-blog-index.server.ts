import { hasFeature } from '@website/contracts/site-features';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { Content } from '../content.server';
import { GetBlogIndexDocument } from '../generated/documents';
import type { BlogIndex } from '../post-listing';

/** Loads the tags and months of articles in a locale, category or tag; null if the site has no blog, or the endpoint no index. */
export async function loadBlogIndex(
	content: Content,
	lang: LocaleCode,
	within: { category?: string; tag?: string } = {},
): Promise<BlogIndex | null> {
	if (!hasFeature('blog')) return null;
	const { blogIndex } = await content.query(GetBlogIndexDocument, { lang, ...within });
	return blogIndex ?? null;
}
