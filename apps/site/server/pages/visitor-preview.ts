import { isShareToken } from '@website/contracts/shared-preview';
import { previewExpiry } from '@website/contracts/signatures';
import type { PageKey } from '@website/page-cache/page-key';
import { pageOfPath } from '#shared/addresses/page-key.ts';
import {
	type ContentAddress,
	fetchSharedPreview,
	type SharedPreview,
} from './fetch-shared-preview.ts';

/**
 * The preview of a page for a visitor's preview cookie: `drafts` in an editor's preview; `shared` if a share link covers the page, `public`
 * if it covers other pages only; `over` for an invalid or expired token of an editor; `ended` for a share link that has ended or is
 * unknown.
 */
export type VisitorPreview =
	| { kind: 'none' | 'public' | 'over' }
	| { kind: 'drafts' | 'shared'; token: string }
	| { kind: 'ended'; shared: SharedPreview | null };

export interface PreviewCheck {
	secret: string;
	content: ContentAddress;
}

/** Rejects if the content endpoint fails for a share link. */
export async function visitorPreview(
	{ secret, content }: PreviewCheck,
	cookie: string | undefined,
	key: PageKey,
): Promise<VisitorPreview> {
	if (cookie === undefined) return { kind: 'none' };
	if (!isShareToken(cookie)) {
		const isValid = previewExpiry(secret, cookie, Date.now() / 1000) !== undefined;
		return isValid ? { kind: 'drafts', token: cookie } : { kind: 'over' };
	}
	const shared = await fetchSharedPreview(content, cookie, { opens: false });
	if (!shared || shared.paths.length === 0) return { kind: 'ended', shared };
	const coversPage = shared.everywhere || shared.paths.includes(pageOfPath(key.path));
	return coversPage ? { kind: 'shared', token: cookie } : { kind: 'public' };
}
