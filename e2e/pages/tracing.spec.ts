import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startContent } from '../stand-ins/content.ts';
import { startStandIn } from '../stand-ins/stand-in.ts';
import { startSite } from '../support/site.ts';

test('the site sends spans of page requests to the collector, the last ones while it stops', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'tracing-'));
	const bodies: string[] = [];
	const collector = await startStandIn({
		respond: (_path, body) => {
			bodies.push(body);
			return { type: 'application/json', body: '{}' };
		},
	});
	const content = await startContent();
	const site = await startSite({
		CONTENT_URL: `${content.url}/graphql`,
		CACHE_DIR: folder,
		OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
		OTEL_SERVICE_NAME: 'a-site',
	});
	try {
		expect((await fetch(`${site.url}/one`)).status).toBe(200);
	} finally {
		await site.stop();
		await content.close();
		await collector.close();
		await rm(folder, { recursive: true, force: true });
	}
	expect(new Set(collector.requests)).toEqual(new Set(['/v1/traces']));
	const traces = bodies.join();
	for (const part of ['"a-site"', '"GET"', '"render"', '"content getPage"'])
		expect(traces).toContain(part);
});
