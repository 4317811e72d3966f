import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { startContent } from '../stand-ins/content.ts';
import { startSite } from '../support/site.ts';

const clientCount = 6;

/** Sends requests on one connection until a new connection is refused. Returns the responses and the final error. */
async function requestUntilRefused(url: string) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const responses: {
		status: number | undefined;
		connection: string | undefined;
		length: number;
	}[] = [];
	for (;;) {
		try {
			const [response]: IncomingMessage[] = await once(get(url, { agent }), 'response');
			const { statusCode: status, headers } = response ?? {};
			const body = response ? await text(response) : '';
			responses.push({ status, connection: headers?.connection, length: body.length });
		} catch (cause) {
			agent.destroy();
			return { responses, cause };
		}
	}
}

test('stopping the site completes all open requests', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'graceful-stop-'));
	const content = await startContent();
	const site = await startSite({ CONTENT_URL: `${content.url}/graphql`, CACHE_DIR: folder });
	// Half of the clients request a cached page, the others pages that are rendered each time.
	const clients = Array.from({ length: clientCount }, (_, index) =>
		requestUntilRefused(`${site.url}/${index % 2 === 0 ? '' : `missing-${index}`}`),
	);
	await expect
		.poll(async () => (await fetch(`${site.url}/metrics`)).text())
		.toMatch(/site_cache_requests_total\{outcome="hit"\} [1-9]/);
	await site.stop();
	for (const { responses, cause } of await Promise.all(clients)) {
		// The kernel resets a new connection that still waits to be accepted when the listener closes.
		expect(cause).toMatchObject({ code: expect.stringMatching(/^ECONN(REFUSED|RESET)$/) });
		expect(responses.at(-1)).toMatchObject({ connection: 'close' });
		expect(responses.filter(({ length }) => length === 0)).toEqual([]);
	}
	await content.close();
	await rm(folder, { recursive: true, force: true });
});
