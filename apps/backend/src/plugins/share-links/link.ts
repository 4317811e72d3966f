import { createHash, randomBytes } from 'node:crypto';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { ShareLink } from '../../payload-types.ts';

/** A stored share link. */
export interface StoredLink {
	id: number;
	target: string;
	languages: LocaleCode[];
	state: 'open' | 'expired' | 'withdrawn';
	/** ISO 8601, as are all times here. */
	until: string;
	madeBy: string | null;
	madeAt: string;
	withdrawnBy: string | null;
	openedAt: string | null;
	opened: number;
}

const languages = z.array(z.enum(localeCodes)).min(1);

/** Creates a token of 32 random bytes. */
export const newToken = (): string => `share-${randomBytes(32).toString('base64url')}`;

/** The hash of a token, which is stored in place of the token. */
export const hashOf = (token: string): string =>
	createHash('sha256').update(token).digest('base64url');

/** Converts a row to a link. @param now milliseconds since 1970 */
export function linkOf(row: ShareLink, now = Date.now()): StoredLink {
	const { id, target, until, withdrawnAt, createdAt } = row;
	const isExpired = Date.parse(until) <= now;
	return {
		id,
		target,
		until,
		languages: languages.parse(row.languages),
		state: withdrawnAt ? 'withdrawn' : isExpired ? 'expired' : 'open',
		madeBy: row.madeBy ?? null,
		madeAt: createdAt,
		withdrawnBy: row.withdrawnBy ?? null,
		openedAt: row.openedAt ?? null,
		opened: row.opened ?? 0,
	};
}

/** The link of a token, also if it is expired or withdrawn; null for an unknown token. */
export async function linkByToken(payload: Payload, token: string): Promise<StoredLink | null> {
	const row = await payload.db.findOne<ShareLink>({
		collection: 'share-links',
		where: { tokenHash: { equals: hashOf(token) } },
	});
	return row ? linkOf(row) : null;
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
	return docs.map((row) => linkOf(row));
}

/** Records that a link was opened. */
export async function countOpening(payload: Payload, link: StoredLink): Promise<void> {
	await payload.db.updateOne({
		collection: 'share-links',
		id: link.id,
		data: { opened: link.opened + 1, openedAt: new Date().toISOString() },
		returning: false,
	});
}
