import { isShareToken } from '@website/contracts/shared-preview';
import { previewExpiry, previewScope } from '@website/contracts/signatures';
import type { Payload } from 'payload';
import { allDrafts, type DraftView, noDrafts } from '../../content/preview/draft-view.ts';
import { environment } from '../../platform/environment.ts';
import { viewOf } from '../releases/api.ts';
import { linkByToken } from './link.ts';

/**
 * The drafts that a request's preview token reveals: none without a token, or with an invalid or expired token or link; all drafts with an
 * editor's token; the drafts of a document or release with a token limited to it; the shared drafts with a share link's token.
 */
export async function draftViewOf(payload: Payload, token: string | null): Promise<DraftView> {
	if (token === null) return noDrafts;
	if (isShareToken(token)) {
		const link = await linkByToken(payload, token);
		return link?.state === 'open' ? viewOf(payload, link.target, link.languages) : noDrafts;
	}
	if (previewExpiry(environment.PREVIEW_SECRET, token, Date.now() / 1000) === undefined)
		return noDrafts;
	const scope = previewScope(token);
	return scope === undefined ? allDrafts : viewOf(payload, scope, 'all');
}
