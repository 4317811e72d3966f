import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '../src/limits.ts';
import { log } from '../src/observing/log.ts';
import { metrics } from '../src/observing/metrics.ts';
import { bearer } from './ask.ts';
import { callRoute } from './call-route.ts';
import { openPriceProgram } from './price-program.ts';

const token = 'a-token-for-metrics';
const { environment } = await import('../src/environment.ts');

let payload: Payload;
beforeAll(async () => {
	payload = await openPriceProgram();
});
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

const ready = () => callRoute(new Request('http://backend.test/readyz'));

const askForEmailPrices = (given: string | null) =>
	callRoute(new Request('http://backend.test/api/v1/prices/email', { headers: bearer(given) }));

describe('/metrics', () => {
	it('is there for who has the token, and for nobody without one configured', async () => {
		expect((await readMetrics(`Bearer ${token}`)).status).toBe(404);
		environment.METRICS_TOKEN = token;
		expect((await readMetrics()).status).toBe(404);
		expect((await readMetrics('Bearer another')).status).toBe(404);
		const answer = await readMetrics(`Bearer ${token}`);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain('process_cpu_seconds_total');
	});

	it('counts requests by endpoint and status', async () => {
		environment.METRICS_TOKEN = token;
		await askForEmailPrices(null);
		await callRoute(
			new Request('http://backend.test/graphql', {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ query: '{ __typename }' }),
			}),
		);
		const text = await (await readMetrics(`Bearer ${token}`)).text();
		expect(text).toContain('backend_request_seconds_count{endpoint="email-prices",status="401"} 1');
		expect(text).toContain('backend_request_seconds_count{endpoint="content",status="200"} 1');
	});
});

describe('/readyz', () => {
	it('is 200 while the database answers', async () => {
		expect((await ready()).status).toBe(200);
	});

	it('is 503 when the database fails; the cause is logged and counted', async () => {
		const error = vi.spyOn(log, 'error').mockImplementation(() => {});
		const failure = vi.spyOn(metrics(), 'failure');
		const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
		vi.spyOn(payload.db, 'findOne').mockRejectedValue(new Error('Failed query', { cause }));
		expect((await ready()).status).toBe(503);
		expect(error).toHaveBeenCalledWith(
			{ where: 'readiness', err: expect.objectContaining({ cause }) },
			'The database does not answer',
		);
		expect(failure).toHaveBeenCalledWith('readiness', 'database');
	});

	it('waits for the database no longer than its time', async () => {
		vi.spyOn(log, 'error').mockImplementation(() => {});
		vi.spyOn(payload.db, 'findOne').mockReturnValue(new Promise(() => {}));
		// Loaded before the time stands still: its timer must have begun when that moves on.
		const { databaseAnswers } = await import('../src/app/[...path]/database-answers.ts');
		vi.useFakeTimers();
		const answer = databaseAnswers();
		await vi.advanceTimersByTimeAsync(limits.database.readyMs);
		expect(await answer).toBe(false);
	});
});

it('is alive whatever the database does', async () => {
	const { GET } = await import('../src/app/healthz/route.ts');
	vi.spyOn(payload.db, 'findOne').mockRejectedValue(new Error('away'));
	expect(GET().status).toBe(200);
});

it('answers price calls with 503 and logs why when something fails inside', async () => {
	const error = vi.spyOn(log, 'error').mockImplementation(() => {});
	const { answered } = await import('../src/app/[...path]/prices.ts');
	const cause = new Error('broken');
	const answer = await answered(() => Promise.reject(cause))(new Request('http://backend.test/x'));
	expect(answer.status).toBe(503);
	expect(await answer.text()).not.toContain('broken');
	expect(error).toHaveBeenCalledWith(
		{ path: '/x', where: 'prices', err: cause },
		'Price request failed',
	);
});
