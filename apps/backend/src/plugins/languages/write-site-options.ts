import { optionsTag } from '@website/contracts/cache-tags';
import type { SiteOptions } from '@website/contracts/site-options';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { recordAuditEvent } from '../audit-log/api.ts';
import { queueRevalidation } from '../revalidation/api.ts';
import { optionsKey, waitForSiteOptions } from './watch-site-options.ts';

/** Stores the languages and currencies of the site, notifies sites and other backends, and resolves when this backend applies them. */
export async function writeSiteOptions(req: PayloadRequest, options: SiteOptions): Promise<void> {
	await inTransaction(req, async () => {
		await req.payload.db.upsert({
			collection: 'payload-kv',
			data: { key: optionsKey, data: options },
			where: { key: { equals: optionsKey } },
			req,
		});
		await recordAuditEvent(req, {
			action: 'changed',
			place: 'languages',
			details: [options.languages, options.currencies].map((codes) => codes.join(', ')).join('; '),
		});
		await queueRevalidation(req, [optionsTag]);
	});
	await waitForSiteOptions();
}
