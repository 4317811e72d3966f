import { optionsTag } from '@website/contracts/cache-tags';
import { readSiteOptions, setSiteOptions, siteOptions } from '@website/contracts/site-options';
import type { Payload } from 'payload';
import { z } from 'zod';
import { onInvalidate } from '../content-versions/invalidation.ts';
import { log } from '../observability/log.ts';
import { processMemory } from '../process-memory.ts';

/** Where the chosen options stand in the key-value table. */
export const optionsKey = 'site-options';

const optionsSchema = z.record(z.string(), z.unknown());

interface Memory {
	payload: Payload | null;
	reading: Promise<void>;
}

/** Forgets nothing between reads: a change that comes while one is under way is read after it. */
const memory = processMemory('site-options', (): Memory => {
	const options: Memory = { payload: null, reading: Promise.resolve() };
	onInvalidate((changed) => {
		if (changed === 'all' || changed.includes(optionsTag)) void readAgain(options);
	});
	return options;
});

function readAgain(options: Memory): Promise<void> {
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
	const { localization } = payload.config;
	// The language of editors who have not chosen one, and of requests that name none.
	if (localization) localization.defaultLocale = siteOptions().defaultLanguage;
}

/** Reads the site's options, and again whenever they change, here or in another backend. Rejects where they can't be read now. */
export async function followSiteOptions(payload: Payload): Promise<void> {
	memory().payload = payload;
	await readInto(payload);
}

/** Resolves once this process has the options of the latest change that it knows of. */
export const latestSiteOptions = (): Promise<void> => memory().reading;
