import { documentTag } from '@website/contracts/cache-tags';
import type { Translation } from '@website/contracts/content-types';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { findPricePage } from '../../../plugins/search/find-documents.ts';
import type { ResolverContext } from '../context.ts';

/** The published pages with all prices, one per locale at most. Ignores drafts, even in a preview. */
export async function readPricePages(context: ResolverContext): Promise<Translation[]> {
	context.touch('pages');
	const pages = await Promise.all(
		siteLocaleCodes().map(async (locale) => {
			const { book } = await context.reader(locale);
			const target = await findPricePage({ payload: context.payload, book, lang: locale });
			if (!target) return [];
			const { id, href } = target;
			const page = book.pages.get(id);
			context.touch(documentTag('page', id));
			if (page?.parent) context.touch(documentTag('page', page.parent));
			return [{ href, id, locale, post_title: page?.titles[locale] ?? '' }];
		}),
	);
	return pages.flat();
}
