/**
 * `npm run bench -- attack`: hostile requests to both programs (this machine only). No failures, answers below two seconds, flat memory. While
 * heavy ones are under way the backend stays ready (`attack/watchdog.ts`); a bound that is not kept ends the run with 1.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startTemporarySite, type TemporarySite } from '../scripts/starter/temporary-site.ts';
import { backendShots } from './attack/backend-shots.ts';
import { fire } from './attack/fire.ts';
import { heavyShots } from './attack/heavy-shots.ts';
import { type Attack, type HeavyRun, overBounds, report } from './attack/report.ts';
import type { Shot } from './attack/shot.ts';
import { siteShots } from './attack/site-shots.ts';
import { settledMemory, type Watched, watch } from './attack/watchdog.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const metricsToken = 'a-token-for-the-attack-run';
const atOnce = 16;
/** Requests that warm a program up, so that its memory before is that of one that serves. */
const warmUp = 300;

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
	await fire(origin, shots.slice(0, warmUp), atOnce);
	const memoryBefore = await memoryOf(origin);
	console.log(`${program}: ${shots.length} requests`);
	const outcomes = await fire(origin, shots, atOnce);
	const [load = 0] = loadavg();
	return { program, outcomes, load, memoryBefore, memoryAfter: await memoryOf(origin) };
}

async function attackHeavily(origin: string, session: string): Promise<HeavyRun> {
	const memoryBefore = await memoryOf(origin);
	const watched: Watched[] = [];
	for (const heavy of heavyShots({ authorization: `JWT ${session}` })) {
		console.log(`backend: ${heavy.name}`);
		watched.push(await watch(origin, heavy));
	}
	const memoryAfter = await settledMemory(() => memoryOf(origin), memoryBefore);
	const [load = 0] = loadavg();
	return { load, watched, memoryBefore, memoryAfter };
}

export async function benchAttack(): Promise<void> {
	const both = await startTemporarySite(logs, { ...process.env, METRICS_TOKEN: metricsToken });
	try {
		const { backend, site } = both.environments;
		const session = await sessionOf(both);
		const ofBackend = backendShots(session, backend.PRICE_API_TOKEN ?? '');
		const ofSite = await attack('site', `http://127.0.0.1:${site.PORT}`, siteShots());
		// The second half takes longer; what the first came to is not lost with it.
		report([ofSite]);
		const origin = `http://127.0.0.1:${backend.PORT}`;
		const attacks = [ofSite, await attack('backend', origin, ofBackend)];
		report(attacks);
		const heavy = await attackHeavily(origin, session);
		report(attacks, heavy);
		for (const fault of overBounds(attacks, heavy)) {
			console.error(`Over its bound: ${fault}`);
			process.exitCode = 1;
		}
	} finally {
		await both.close();
	}
}
