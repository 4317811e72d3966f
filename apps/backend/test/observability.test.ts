import { createServer } from 'node:http';
import { DrizzleQueryError } from '@payloadcms/db-sqlite/drizzle';
import { listen } from '@website/contracts/testing/listen';
import { metricFaults } from '@website/contracts/testing/metric-faults';
import pino from 'pino';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../src/platform/limits.ts';
import { log } from '../src/platform/observability/log.ts';
import { logOptions, requestIds } from '../src/platform/observability/log-options.ts';
import { metrics } from '../src/platform/observability/metrics.ts';
import { trackRequests } from '../src/platform/observability/track-requests.ts';
import { callRoute } from './call-route.ts';
import { openPriceProgram } from './price-program.ts';

const token = 'a-token-for-metrics';
const { environment } = await import('../src/platform/environment.ts');

const payload = await openPriceProgram();
afterAll(() => payload.destroy());
afterEach(() => {
	environment.METRICS_TOKEN = undefined;
	vi.restoreAllMocks();
	vi.useRealTimers();
});

async function readMetrics(authorization?: string): Promise<Response> {
	const { GET } = await import('../src/app/metrics/route.ts');
	return GET(
		new Request('http://backend.test:4000/metrics', {
			headers: authorization ? { authorization } : {},
		}),
	);
}

const fetchReadiness = () => callRoute(new Request('http://backend.test/readyz'));

describe('/metrics', () => {
	it('requires the token, and does not exist if none is configured', async () => {
		expect((await readMetrics(`Bearer ${token}`)).status).toBe(404);
		environment.METRICS_TOKEN = token;
		expect((await readMetrics()).status).toBe(404);
		expect((await readMetrics('Bearer another')).status).toBe(404);
		const response = await readMetrics(`Bearer ${token}`);
		expect(response.status).toBe(200);
		expect(await response.text()).toContain('process_cpu_seconds_total');
	});

	it('counts requests by route and status, assigns each an ID and logs it', async () => {
		environment.METRICS_TOKEN = token;
		const info = vi.spyOn(log, 'info').mockImplementation(() => {});
		const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
		const ids: unknown[] = [];
		trackRequests();
		const server = createServer((request, response) => {
			ids.push(requestIds().getStore());
			response.writeHead(request.url === '/readyz' ? 503 : 200).end();
		});
		const { origin, close } = await listen(server);
		const get = (path: string, headers: Record<string, string> = {}) =>
			fetch(origin + path, { headers });
		const first = await get('/graphql?query=secret', { 'x-request-id': 'id-of-the-proxy' });
		await get('/admin/set-password/reset-token');
		await get('/readyz');
		await get('/nowhere');
		await expect.poll(() => info.mock.calls.length).toBe(4);
		await close();
		expect(first.headers.get('x-request-id')).toBe('id-of-the-proxy');
		expect(new Set(ids).size).toBe(4);
		expect(ids[0]).toBe('id-of-the-proxy');
		const lines = info.mock.calls.map(([line]) => line);
		expect(lines).toMatchObject([
			{ id: ids[0], method: 'GET', path: '/graphql', status: 200, ms: expect.any(Number) },
			{ id: ids[1], path: '/admin/set-password/…' },
			{ id: ids[2], path: '/readyz', status: 503 },
			{ id: ids[3], path: '/nowhere' },
		]);
		expect(warn).not.toHaveBeenCalled();
		const text = await (await readMetrics(`Bearer ${token}`)).text();
		for (const [route, status] of [
			['/graphql', 200],
			['/admin', 200],
			['/readyz', 503],
			['other', 200],
		])
			expect(text).toContain(
				`backend_http_request_duration_seconds_count{route="${route}",status="${status}"} 1`,
			);
		expect(text).toMatch(/backend_build_info\{version="\d[^"]*",build="[^"]+",node="v\d[^"]*"\} 1/);
		expect(metricFaults(text, 'backend')).toEqual([]);
	});
});

describe('/readyz', () => {
	it('is 200 while the database responds', async () => {
		expect((await fetchReadiness()).status).toBe(200);
	});

	it('is 503 when the database fails; the cause is logged and counted', async () => {
		const error = vi.spyOn(log, 'error').mockImplementation(() => {});
		const failure = vi.spyOn(metrics(), 'failure');
		const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
		vi.spyOn(payload.db, 'findOne').mockRejectedValue(new Error('Failed query', { cause }));
		expect((await fetchReadiness()).status).toBe(503);
		expect(error).toHaveBeenCalledWith(
			{ where: 'readiness', err: expect.objectContaining({ cause }) },
			'The database does not answer',
		);
		expect(failure).toHaveBeenCalledWith('readiness', 'database');
	});

	it('gives up on the database after a timeout', async () => {
		vi.spyOn(log, 'error').mockImplementation(() => {});
		vi.spyOn(payload.db, 'findOne').mockReturnValue(new Promise(() => {}));
		// Imported before the timers are faked: pingDatabase() must start its timer before the clock advances.
		const { pingDatabase } = await import('../src/app/[...path]/ping-database.ts');
		vi.useFakeTimers();
		const result = pingDatabase();
		await vi.advanceTimersByTimeAsync(limits.database.readyMs);
		expect(await result).toBe(false);
	});
});

it('/healthz is 200 without the database', async () => {
	const { GET } = await import('../src/app/healthz/route.ts');
	vi.spyOn(payload.db, 'findOne').mockRejectedValue(new Error('away'));
	expect(GET().status).toBe(200);
});

it('returns 503 for price requests and logs the cause on an internal error', async () => {
	const error = vi.spyOn(log, 'error').mockImplementation(() => {});
	const { withFailureResponse } = await import('../src/app/[...path]/prices.ts');
	const cause = new Error('broken');
	const response = await withFailureResponse(() => Promise.reject(cause))(
		new Request('http://backend.test/x'),
	);
	expect(response.status).toBe(503);
	expect(await response.text()).not.toContain('broken');
	expect(error).toHaveBeenCalledWith(
		{ path: '/x', where: 'prices', err: cause },
		'Price request failed',
	);
});

it('logs what to change after an error of the bucket', () => {
	const lines: string[] = [];
	const logger = pino(logOptions, { write: (line: string) => lines.push(line) });
	const properties = { name: 'InvalidAccessKeyId', $metadata: { httpStatusCode: 403 } };
	const cause = Object.assign(new Error('not in our records'), properties);
	for (const err of [cause, new Error('Saving failed', { cause }), new Error('InvalidAccessKeyId')])
		logger.error({ err });
	const advice = lines.map((line) => JSON.parse(line).err.advice);
	expect(advice).toEqual(['Correct S3_ACCESS_KEY_ID', 'Correct S3_ACCESS_KEY_ID', undefined]);
});

it('logs a failed query without its values, and the beginning of its statement', () => {
	const lines: string[] = [];
	const logger = pino(logOptions, { write: (line: string) => lines.push(line) });
	const cause = Object.assign(new Error('permission denied'), { code: '42501' });
	const query = `select "email" from "users" where ${'"x" = 1 and '.repeat(50_000)}`;
	const failure = new DrizzleQueryError(query, ['anna@example.com'], cause);
	const outer = new Error('The list cannot be read', { cause: failure });
	for (const err of [failure, outer]) logger.error({ err }, `Migration failed ${err.message}`);
	for (const line of lines) {
		expect(JSON.parse(line).err).toMatchObject({
			message: expect.stringMatching(/"email" from.*denied/s),
		});
		expect(line.length).toBeLessThan(5_000);
		expect(line).not.toContain('anna@example.com');
	}
});
