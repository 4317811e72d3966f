import { signPreview } from '@website/contracts/signatures';
import { environment } from '../../platform/environment.ts';

const lifetime = 60 * 60;

/**
 * Where the site shows a draft: `<site>/preview` with kind, document, language, the slug of the page above and a token good for
 * an hour.
 */
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

/** Where incidents are shown, drafts with them. */
export const statusPreview = (locale: string): string =>
	previewAddress('page', { slug: 'status' }, locale);

/** The same for what has no page of its own: shown on the front page of the language, which has the header, the footer and products. */
export const frontPagePreview = (locale: string): string =>
	previewAddress('page', { slug: 'home' }, locale);
