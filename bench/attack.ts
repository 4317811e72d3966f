/**
 * `npm run bench -- attack`: sends hostile requests to both programs, on this machine only. Goals: no failures, responses within two
 * seconds, constant memory. During heavy requests the backend must stay ready (`attack/watchdog.ts`). Exits with 1 if a bound is exceeded.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startTemporarySite, type TemporarySite } from '../scripts/starter/temporary-site.ts';
import { backendShots } from './attack/backend-shots.ts';
import { fire } from './attack/fire.ts';
import { heavyShots } from './attack/heavy-shots.ts';
import { type Attack, type HeavyRun, report, violations } from './attack/report.ts';
import type { Shot } from './attack/shot.ts';
import { siteShots } from './attack/site-shots.ts';
import { type HeavyResult, waitForMemory, watch } from './attack/watchdog.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const metricsToken = 'a-token-for-the-attack-run';
const atOnce = 16;
/** The number of requests that warm up a program before its memory is first measured. */
const warmUpCount = 300;

const login = z.object({ token: z.string() });

async function sessionOf({ environments: { backend } }: TemporarySite): Promise<string> {
	const response = await fetch(`${backend.BACKEND_URL}/api/users/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({
			email: backend.SEED_ADMIN_EMAIL ?? 'admin@example.com',
			password: backend.SEED_ADMIN_PASSWORD,
		}),
	});
	return login.parse(await response.json()).token;
}

async function memoryOf(origin: string): Promise<number> {
	const headers = { authorization: `Bearer ${metricsToken}` };
	const text = await (await fetch(`${origin}/metrics`, { headers })).text();
	const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
	return Number(bytes) / 1024 / 1024;
}

async function attack(program: string, origin: string, shots: readonly Shot[]): Promise<Attack> {
	await fire(origin, shots.slice(0, warmUpCount), atOnce);
	const memoryBefore = await memoryOf(origin);
	console.log(`${program}: ${shots.length} requests`);
	const outcomes = await fire(origin, shots, atOnce);
	const [load = 0] = loadavg();
	return { program, outcomes, load, memoryBefore, memoryAfter: await memoryOf(origin) };
}

async function attackWithHeavyRequests(origin: string, session: string): Promise<HeavyRun> {
	const memoryBefore = await memoryOf(origin);
	const results: HeavyResult[] = [];
	for (const heavy of heavyShots({ authorization: `JWT ${session}` })) {
		console.log(`backend: ${heavy.name}`);
		results.push(await watch(origin, heavy));
	}
	const memoryAfter = await waitForMemory(() => memoryOf(origin), memoryBefore);
	const [load = 0] = loadavg();
	return { load, results, memoryBefore, memoryAfter };
}

export async function benchAttack(): Promise<void> {
	const both = await startTemporarySite(logs, { ...process.env, METRICS_TOKEN: metricsToken });
	try {
		const { backend, site } = both.environments;
		const session = await sessionOf(both);
		const backendRequests = backendShots(session, backend.PRICE_API_TOKEN ?? '');
		const siteAttack = await attack('site', `http://127.0.0.1:${site.PORT}`, siteShots());
		// The second half takes longer; if it fails, the first half's report is kept.
		report([siteAttack]);
		const origin = `http://127.0.0.1:${backend.PORT}`;
		const attacks = [siteAttack, await attack('backend', origin, backendRequests)];
		report(attacks);
		const heavy = await attackWithHeavyRequests(origin, session);
		report(attacks, heavy);
		for (const fault of violations(attacks, heavy)) {
			console.error(`Bound exceeded: ${fault}`);
			process.exitCode = 1;
		}
	} finally {
		await both.close();
	}
}
