import type { LocaleCode } from '@website/contracts/locales';
import { isShareToken } from '@website/contracts/shared-preview';
import { previewExpiry, previewScope } from '@website/contracts/signatures';
import type { Payload } from 'payload';
import { allDrafts, type DraftView, noDrafts } from '../../content/drafts/draft-view.ts';
import { environment } from '../../platform/environment.ts';
import { readMembers } from '../releases/release-members.ts';
import { linkByToken } from './link.ts';

/** The id of a release in the target of a token or link; null for a document. */
export function releaseOf(target: string): number | null {
	const [, id] = /^releases:(\d{1,10})$/.exec(target) ?? [];
	return id === undefined ? null : Number(id);
}

/** A view with the drafts of one document, or of all members of a release. */
export async function viewOf(
	payload: Payload,
	target: string,
	languages: readonly LocaleCode[] | 'all',
): Promise<DraftView> {
	const release = releaseOf(target);
	const keys =
		release === null
			? [target]
			: (await readMembers({ payload }, release)).map((member) => member.target);
	return {
		drafts: new Set(keys),
		languages: languages === 'all' ? 'all' : new Set(languages),
	};
}

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
