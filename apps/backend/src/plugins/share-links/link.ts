import { hash, randomBytes } from 'node:crypto';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { isShareToken } from '@website/contracts/shared-preview';
import { verifyPreview } from '@website/contracts/signatures';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { allDrafts, type DraftView, noDrafts } from '../../content/preview/draft-view.ts';
import type { ShareLink } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import { viewOf } from '../releases/api.ts';

type Shown = 'id' | 'target' | 'until' | 'madeBy' | 'withdrawnBy' | 'openedAt' | 'opened';

/** A stored share link without its secret; times are ISO 8601. */
export interface StoredLink extends Pick<ShareLink, Shown> {
	languages: LocaleCode[];
	state: 'open' | 'expired' | 'withdrawn';
}

const languages = z.array(z.enum(localeCodes)).min(1);

/** Creates a token of 32 random bytes. */
export const newToken = (): string => `share-${randomBytes(32).toString('base64url')}`;

/** The hash of a token, which is stored in place of the token. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** Converts a row to a link. */
export function linkOf(row: ShareLink): StoredLink {
	const { id, target, until, madeBy, withdrawnBy, openedAt, opened } = row;
	const isExpired = Date.parse(until) <= Date.now();
	return {
		...{ id, target, until, madeBy, withdrawnBy, openedAt, opened },
		languages: languages.parse(row.languages),
		state: row.withdrawnAt ? 'withdrawn' : isExpired ? 'expired' : 'open',
	};
}

/** The links of a document or release, newest first. */
export async function linksOf(req: PayloadRequest, target: string): Promise<StoredLink[]> {
	const { docs } = await req.payload.find({
		collection: 'share-links',
		where: { target: { equals: target } },
		sort: '-createdAt',
		depth: 0,
		pagination: false,
		overrideAccess: true,
		req: { transactionID: req.transactionID },
	});
	return docs.map(linkOf);
}

/** Records that a link was opened. */
export async function countOpening(payload: Payload, { id, opened }: StoredLink): Promise<void> {
	await payload.db.updateOne({
		collection: 'share-links',
		id,
		data: { opened: (opened ?? 0) + 1, openedAt: new Date().toISOString() },
		returning: false,
	});
}

/** What a preview token shows. */
interface TokenPreview {
	/** The drafts: none without a token, or with one that is invalid or has ended. */
	view: DraftView;
	/** The share link of the token, even if the link has ended. */
	shareLink: StoredLink | null;
}

/** Reads a preview token: a signed one shows all drafts or those of its scope, that of a share link the drafts of its target. */
export async function previewOf(payload: Payload, token: string | null): Promise<TokenPreview> {
	if (isShareToken(token)) {
		const row = await payload.db.findOne<ShareLink>({
			collection: 'share-links',
			where: { tokenHash: { equals: hashOf(token) } },
		});
		const shareLink = row ? linkOf(row) : null;
		const isOpen = shareLink?.state === 'open';
		const view = isOpen ? await viewOf(payload, shareLink.target, shareLink.languages) : noDrafts;
		return { view, shareLink };
	}
	const signed = verifyPreview(environment.PREVIEW_SECRET, token ?? '', Date.now() / 1000);
	if (!signed) return { view: noDrafts, shareLink: null };
	const { scope } = signed;
	return {
		view: scope === undefined ? allDrafts : await viewOf(payload, scope, 'all'),
		shareLink: null,
	};
}
