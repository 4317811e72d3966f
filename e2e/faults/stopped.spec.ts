import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { startContent } from '../stand-ins/content.ts';
import { startSite } from '../support/site.ts';

const clients = 6;

/** Asks again and again on one connection until a new one is refused. Returns the answers, and what broke off besides. */
async function askUntilRefused(url: string) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const answers: { status: number | undefined; connection: string | undefined; length: number }[] =
		[];
	for (;;) {
		try {
			const [response]: IncomingMessage[] = await once(get(url, { agent }), 'response');
			const { statusCode: status, headers } = response ?? {};
			const body = response ? await text(response) : '';
			answers.push({ status, connection: headers?.connection, length: body.length });
		} catch (cause) {
			agent.destroy();
			return { answers, cause };
		}
	}
}

test('a site that is told to end breaks no connection', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'stopped-'));
	const content = await startContent();
	const site = await startSite({ CONTENT_URL: `${content.url}/graphql`, CACHE_DIR: folder });
	// Stored pages, and pages that are rendered each time.
	const asking = Array.from({ length: clients }, (_, index) =>
		askUntilRefused(`${site.url}/${index % 2 === 0 ? '' : `missing-${index}`}`),
	);
	await expect
		.poll(async () => (await fetch(`${site.url}/metrics`)).text())
		.toMatch(/site_cache_requests_total\{outcome="hit"\} [1-9]/);
	await site.stop();
	for (const { answers, cause } of await Promise.all(asking)) {
		expect(cause).toMatchObject({ code: 'ECONNREFUSED' });
		expect(answers.at(-1)).toMatchObject({ connection: 'close' });
		expect(answers.filter(({ length }) => length === 0)).toEqual([]);
	}
	await content.close();
	await rm(folder, { recursive: true, force: true });
});
