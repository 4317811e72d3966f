import { sharedPreviewPath } from '@website/contracts/shared-preview';
import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { accountName } from '../../documents/changed-by.ts';
import type { ShareLink } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import { jsonBody } from '../../platform/http/reading/json-body.ts';
import { jsonResponse } from '../../platform/http/responses.ts';
import { limits } from '../../platform/limits.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { recordAuditEvent } from '../audit-log/api.ts';
import { previewPaths } from '../releases/api.ts';
import { hashOf, linkOf, linksOf, newToken, type StoredLink } from './link.ts';
import {
	checkUntil,
	fieldError,
	type LinkRequest,
	linkRequest,
	noPage,
	requireShare,
} from './rules.ts';

/** The response to the panel beside a form. */
export interface ShareResponse {
	links: StoredLink[];
	longestDays: number;
	/** The URL of a new link. It is returned only once. */
	address?: string;
}

const toResponse = async (req: PayloadRequest, target: string): Promise<ShareResponse> => ({
	links: await linksOf(req, target),
	longestDays: limits.sharing.longestDays,
});

async function createLink(req: PayloadRequest, { target, languages, until }: LinkRequest) {
	for (const lang of languages)
		if ((await previewPaths(req.payload, target, [lang])).length === 0)
			throw fieldError(req, 'languages', noPage);
	const token = newToken();
	await inTransaction(req, async () => {
		const data = {
			tokenHash: hashOf(token),
			target,
			languages,
			until,
			madeBy: accountName(req.user),
		};
		await req.payload.create({
			collection: 'share-links',
			data,
			depth: 0,
			req: { transactionID: req.transactionID },
		});
		const details = `${languages.join(', ')}; ${until.slice(0, 16)}`;
		await recordAuditEvent(req, { action: 'shareLinkMade', place: target, details });
	});
	return `${environment.SITE_URL}${sharedPreviewPath}/${token}`;
}

async function withdraw(req: PayloadRequest, id: number): Promise<string> {
	const row = await req.payload.db.findOne<ShareLink>({
		collection: 'share-links',
		where: { id: { equals: id } },
	});
	if (!row) throw new NotFound(req.t);
	const { target, state } = linkOf(row);
	await requireShare(req, target);
	if (state === 'open')
		await inTransaction(req, async () => {
			await req.payload.db.updateOne({
				collection: 'share-links',
				id,
				data: { withdrawnAt: new Date().toISOString(), withdrawnBy: accountName(req.user) },
				req,
				returning: false,
			});
			await recordAuditEvent(req, { action: 'shareLinkWithdrawn', place: target });
		});
	return target;
}

/**
 * `GET …/of?target=pages:12` lists the links of a document, `POST …/make` creates one, `POST …/withdraw` (`{ id }`) revokes one. They
 * require the right to update the document. A time beyond `limits.sharing` or a locale without a URL is rejected with the name of the field.
 */
export const shareEndpoints: Endpoint[] = [
	{
		path: '/of',
		method: 'get',
		handler: async (req) => {
			const target = req.searchParams.get('target') ?? '';
			await requireShare(req, target);
			return jsonResponse(await toResponse(req, target));
		},
	},
	{
		path: '/make',
		method: 'post',
		handler: async (req) => {
			const link = await jsonBody(req, linkRequest);
			await requireShare(req, link.target);
			checkUntil(req, link.until);
			const address = await createLink(req, link);
			return jsonResponse({ ...(await toResponse(req, link.target)), address });
		},
	},
	{
		path: '/withdraw',
		method: 'post',
		handler: async (req) => {
			const { id } = await jsonBody(req, z.object({ id: z.number().int().positive() }));
			return jsonResponse(await toResponse(req, await withdraw(req, id)));
		},
	},
];
