import { signPreview } from '@website/contracts/signatures';
import { environment } from '../../platform/environment.ts';

const lifetime = 60 * 60;

/** The URL of a draft on the site: `<site>/preview` with kind, slug, locale, the slug of the parent page, and a token valid for an hour. */
export function previewAddress(
	kind: 'page' | 'post' | 'category',
	document: Record<string, unknown>,
	locale: string,
	parentSlug?: string | null,
): string {
	const expires = Math.floor(Date.now() / 1000) + lifetime;
	const query = new URLSearchParams({
		kind,
		slug: typeof document.slug === 'string' ? document.slug : '',
		lang: locale,
		token: signPreview(environment.PREVIEW_SECRET, expires),
	});
	if (parentSlug) query.set('parent', parentSlug);
	return `${environment.SITE_URL}/preview?${query}`;
}

/**
 * The preview URL of documents without a page of their own: the front page of the locale, which has the header, the footer and products.
 */
export const frontPagePreview = (locale: string): string =>
	previewAddress('page', { slug: 'home' }, locale);
