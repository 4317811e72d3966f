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
 * What the preview cookie of a visitor shows at a page: `drafts` of an editor's preview or of what was shared there; `public` where the
 * draft that was shared is not; `over` for a cookie that shows nothing any more.
 */
export type VisitorPreview =
	| { kind: 'none' | 'public' | 'over' }
	| { kind: 'drafts' | 'shared'; token: string }
	| { kind: 'ended'; shared: SharedPreview | null };

export interface PreviewCheck {
	secret: string;
	content: ContentAddress;
}

/** Rejects when the content endpoint does not answer for a share link. */
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
	const isHere = shared.everywhere || shared.paths.includes(pageOfPath(key.path));
	return isHere ? { kind: 'shared', token: cookie } : { kind: 'public' };
}
