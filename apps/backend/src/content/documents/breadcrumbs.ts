import type { Breadcrumb } from '@website/contracts/content-types';
import { homeAddress, homeSlug } from '../addresses/address.ts';
import type { ContentReader } from './reader.ts';

function crumb(read: ContentReader, id: string | undefined, fallback?: Breadcrumb): Breadcrumb[] {
	const page = id === undefined ? undefined : read.book.entries.pages.get(id);
	const url = page ? read.href('pages', page.id) : null;
	const text = page?.titles[read.lang];
	if (!url || !text) return fallback ? [fallback] : [];
	return [{ url, text }];
}

/** The breadcrumb of the front page. */
export const homeBreadcrumb = (read: ContentReader) =>
	crumb(read, read.book.pageBySlug(read.lang, homeSlug)?.id, {
		url: homeAddress(read.lang),
		text: '/',
	});

/** The breadcrumbs from the front page to a page. */
export function pageBreadcrumbs(read: ContentReader, id: string): Breadcrumb[] {
	const page = read.book.entries.pages.get(id);
	const top = homeBreadcrumb(read);
	if (!page || top[0]?.url === read.book.href('pages', id, read.lang)) return top;
	return [...top, ...crumb(read, page.parent ?? undefined), ...crumb(read, id)];
}

/** The breadcrumbs from the front page through the blog to an article. */
export function postBreadcrumbs(read: ContentReader, id: string, title: string): Breadcrumb[] {
	const blog = read.book.pageBySlug(read.lang, 'blog');
	const url = read.href('posts', id) ?? '';
	return [...homeBreadcrumb(read), ...crumb(read, blog?.id), { url, text: title }];
}
