import { optionsTag } from '@website/contracts/cache-tags';
import { readSiteOptions, type SiteOptions, setSiteOptions } from '@website/contracts/site-options';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { onInvalidate } from '../../platform/cluster/invalidation.ts';
import { log } from '../../platform/observability/log.ts';
import { processMemory } from '../../platform/process-memory.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { recordAuditEvent } from '../audit-log/api.ts';
import { queueRevalidation } from '../revalidation/api.ts';

/** The key of the site options in the key-value table. */
export const optionsKey = 'site-options';

const optionsSchema = z.record(z.string(), z.unknown());

interface Memory {
	payload: Payload | null;
	reading: Promise<void>;
}

/** Runs reads one after the other, so that a change during a read is read afterwards. */
const memory = processMemory('site-options', (): Memory => {
	const options: Memory = { payload: null, reading: Promise.resolve() };
	onInvalidate((tags) => {
		if (tags === 'all' || tags.includes(optionsTag)) void queueRead(options);
	});
	return options;
});

function queueRead(options: Memory): Promise<void> {
	options.reading = options.reading.then(async () => {
		try {
			if (options.payload) await readInto(options.payload);
		} catch (cause) {
			log.error({ err: cause }, 'The languages of the site could not be read');
		}
	});
	return options.reading;
}

async function readInto(payload: Payload): Promise<void> {
	const value = optionsSchema.safeParse(await payload.kv.get(optionsKey)).data;
	setSiteOptions(value ? readSiteOptions(value) : null);
	// Payload's configurations for the browser, one for each language of the interface, with the default locale.
	const clientConfigs: unknown = Reflect.get(globalThis, '_payload_clientConfigs');
	if (clientConfigs instanceof Object)
		for (const language of Object.keys(clientConfigs))
			Reflect.deleteProperty(clientConfigs, language);
}

/** Reads the site options now and after every change, in this or another backend. Rejects if the first read fails. */
export async function watchSiteOptions(payload: Payload): Promise<void> {
	memory().payload = payload;
	await readInto(payload);
}

/** Resolves once this process has read the options after the latest invalidation. */
export const waitForSiteOptions = (): Promise<void> => memory().reading;

/** Stores the languages, currencies and features of the site, notifies sites and other backends, and resolves when this backend applies them. */
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
			details: [options.languages, options.currencies, options.features]
				.map((codes) => codes.join(', '))
				.join('; '),
		});
		await queueRevalidation(req, [optionsTag]);
	});
	await waitForSiteOptions();
}
