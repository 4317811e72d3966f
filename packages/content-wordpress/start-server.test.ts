import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contractHeaders } from '@website/contracts/headers';
import { isSignedWebhook } from '@website/contracts/signatures';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readServerSettings } from './server-settings.ts';
import { startServer } from './start-server.ts';
import { startStandIn } from './testing/stand-in.ts';

const secret = 'a secret for tests and nothing else';

it('serves the contract, and notifies sites of changes by signed webhooks', async () => {
	await using standIn = await startStandIn();
	const webhooks: { body: string; isSigned: boolean }[] = [];
	const site = createServer(async (request, response) => {
		const body = await text(request);
		const signature = String(request.headers[contractHeaders.webhookSignature]);
		webhooks.push({ body, isSigned: isSignedWebhook(secret, body, signature, Date.now() / 1000) });
		response.writeHead(204).end();
	});
	await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
	const { port } = site.address() as AddressInfo;
	const settings = readServerSettings({
		CONTENT_URL: standIn.url,
		WEBHOOK_URLS: `http://127.0.0.1:${port}/webhooks/content`,
		WEBHOOK_SECRET: secret,
		PORT: '0',
	});
	const server = await startServer(
		{ ...settings, CONTENT_POLL_SECONDS: 0.02 },
		pino({ level: 'silent' }),
	);
	const query = '{ page(slug: "about", lang: en) { title } }';
	const response = await fetch(server.url, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query }),
	});
	expect(await response.json()).toMatchObject({ data: { page: { title: 'About en' } } });
	const about = standIn.site.documents.find(({ slug }) => slug === 'about');
	if (about) Object.assign(about, { title: 'About us', modified: '2026-11-22T10:00:00' });
	await expect
		.poll(() => webhooks.flatMap(({ body }) => JSON.parse(body).tags))
		.toContain('page:8');
	expect(webhooks.every(({ isSigned }) => isSigned)).toBe(true);
	await server.close();
	await new Promise((resolve) => site.close(resolve));
});

it('reports every fault of its environment', () => {
	expect(() => readServerSettings({ WEBHOOK_SECRET: 'short' })).toThrow(
		/CONTENT_URL: [\s\S]*WEBHOOK_SECRET: must have/,
	);
});

it('does not start if the section file is missing', async () => {
	const settings = readServerSettings({
		CONTENT_URL: 'http://127.0.0.1:9/graphql',
		CONTENT_SECTIONS_FILE: '/none/sections.yaml',
	});
	await expect(startServer(settings, pino({ level: 'silent' }))).rejects.toThrow(
		'/none/sections.yaml cannot be read',
	);
});
