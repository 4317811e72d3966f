import { signPreview } from '@website/contracts/signatures';
import { environment } from '../../platform/environment.ts';

const hour = 60 * 60;

/**
 * Signs a token that shows all drafts, or those of a scope such as `releases:3`, for at least these hours and at most one more. It is
 * constant within an hour, because a new URL would reload a live preview.
 */
export const previewToken = ({ hours = 1, scope }: { hours?: number; scope?: string } = {}) =>
	signPreview(
		environment.PREVIEW_SECRET,
		(Math.floor(Date.now() / 1000 / hour) + 1 + hours) * hour,
		scope,
	);

/**
 * The URL at which the site opens a preview. Without a path, a share link opens its first page, and any other preview explains that the
 * document has no address.
 */
export function previewUrl(token: string, path: string | null): string {
	const query = new URLSearchParams({ token, ...(path === null ? {} : { path }) });
	return `${environment.SITE_URL}/preview?${query}`;
}
