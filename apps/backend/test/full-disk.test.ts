import fs from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '../src/platform/observability/log.ts';
import { metrics } from '../src/platform/observability/metrics.ts';
import { sqliteClient } from '../src/platform/transactions/sqlite-client.ts';
import { startTestBackend } from './backend.ts';
import { callRoute } from './call-route.ts';
import { newSession, rest } from './rest.ts';

const backend = await startTestBackend();
const { token } = await newSession('somebody@example.com');
afterEach(() => void vi.restoreAllMocks());

/** Stops the growth of the database file, as on a full disk, or removes the limit. */
async function limitDatabase(pages: 'full' | 'none'): Promise<void> {
	const transaction = await sqliteClient(backend.payload)?.transaction();
	// SQLite replaces a limit below the current size with the current size.
	await transaction?.execute(`PRAGMA max_page_count = ${pages === 'full' ? 1 : 4_294_967_294}`);
	await transaction?.commit();
}

const save = (language: string) =>
	rest('POST', '/media-tags', {
		token,
		body: { name: crypto.randomUUID() },
		headers: { 'accept-language': language },
	});

/** Saves until a save fails, because the last page of the file still has room. Returns the failed response. */
async function saveUntilRefused(language: string) {
	for (;;) {
		const response = await save(language);
		if (response.status !== 201) return response;
	}
}
const failureCount = async () => {
	const text = await metrics().registry.metrics();
	return Number(/backend_failures_total\{where="rest",cause="disk"\} (\d+)/.exec(text)?.[1] ?? 0);
};
async function fetchReadiness() {
	const response = await callRoute(new Request('http://backend.test/readyz'));
	return { status: response.status, body: await response.json() };
}

it('a save on a full disk fails with an error in the editor’s language and is logged and counted', async () => {
	const error = vi.spyOn(log, 'error');
	await limitDatabase('full');
	const response = await saveUntilRefused('de');
	await limitDatabase('none');
	expect(response).toMatchObject({
		status: 507,
		body: {
			errors: [{ message: expect.stringMatching(/^Der Speicherplatz des Servers ist voll/) }],
		},
	});
	expect(JSON.stringify(error.mock.calls)).toContain('SQLITE_FULL');
	expect(await failureCount()).toBe(1);
	expect((await save('de')).status).toBe(201);
});

it('an upload on a full disk stores nothing, fails with an error and is counted', async () => {
	const failuresBefore = await failureCount();
	const form = new FormData();
	const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } });
	form.set('file', new File([new Uint8Array(await picture.png().toBuffer())], 'a.png'));
	const stats = await fs.statfs('.');
	vi.spyOn(fs, 'statfs').mockResolvedValue({ ...stats, bavail: 0 });
	const diskFullError = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
	vi.spyOn(fs, 'writeFile').mockRejectedValue(diskFullError);
	const headers = { 'accept-language': 'da' };
	const { status, body } = await rest('POST', '/media', { token, form, headers });
	expect(status).toBe(507);
	expect(body.errors[0].message).toMatch(/^Serverens disk er fuld/);
	expect(await failureCount()).toBe(failuresBefore + 1);
	const where = { filename: { equals: 'a.png' } };
	const { totalDocs } = await backend.payload.count({ collection: 'media', where });
	expect(totalDocs).toBe(0);
});

it('the readiness endpoint reports a full disk', async () => {
	expect(await fetchReadiness()).toEqual({ status: 200, body: { status: 'ready' } });
	const stats = await fs.statfs('.');
	vi.spyOn(fs, 'statfs').mockResolvedValue({ ...stats, bavail: 0 });
	expect(await fetchReadiness()).toEqual({ status: 503, body: { status: 'disk full' } });
});
