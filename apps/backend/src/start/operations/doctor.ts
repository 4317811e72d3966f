import { stat } from 'node:fs/promises';
import { environment, sqliteFile } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { hasFreeSpace } from '../../platform/observability/disk-space.ts';
import { bucketProblem, mailProblem } from '../../platform/observability/services.ts';
import { sendWebhook } from '../../plugins/revalidation/notify-site.ts';
import { createFolders, requireDatabaseFile } from '../check-paths.ts';
import { migrationNames, readDatabase } from './stored-database.ts';

const leastFreeBytes = 1024 ** 3;
const clockToleranceMs = 60_000;

/** The result of one check. `problem` says what to change; null if nothing. */
export interface Check {
	name: string;
	problem: string | null;
}

async function database(): Promise<null> {
	requireDatabaseFile();
	await readDatabase();
	return null;
}

async function folders(): Promise<null> {
	createFolders();
	return null;
}

async function migrations(): Promise<string | null> {
	const applied = (await readDatabase()).migrations;
	const unknown = applied.filter((name) => !migrationNames.includes(name));
	if (unknown.length > 0) return `A newer version has migrated the database: ${unknown.join(', ')}`;
	const missing = migrationNames.filter((name) => !applied.includes(name));
	return missing.length > 0 ? `Run npm run migrate; missing: ${missing.join(', ')}` : null;
}

/** Reaches a program at its public address, which checks its certificate, and compares its clock. */
async function address(variable: 'BACKEND_URL' | 'SITE_URL'): Promise<string | null> {
	const url = new URL(environment[variable]);
	const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
	if (url.protocol === 'http:' && !isLocal) return `${variable} has no TLS; use https://`;
	const response = await fetch(new URL('/healthz', url), {
		signal: AbortSignal.timeout(limits.services.timeoutMs),
	});
	if (!response.ok) return `${variable}: ${url.origin}/healthz answers ${response.status}`;
	const difference = Math.abs(Date.now() - Date.parse(response.headers.get('date') ?? ''));
	return difference > clockToleranceMs ? `The clock of ${url.host} differs; set both by NTP` : null;
}

async function sites(): Promise<string | null> {
	if (environment.SITE_WEBHOOK_URL.length === 0) return 'SITE_WEBHOOK_URL is not set';
	for (const url of environment.SITE_WEBHOOK_URL) await sendWebhook(url, [], 0);
	return null;
}

async function permissions(): Promise<string | null> {
	if (sqliteFile === null) return null;
	const { mode } = await stat(sqliteFile);
	return (mode & 0o002) === 0 ? null : `Everybody may write ${sqliteFile}: chmod o-w`;
}

type Examination = readonly [name: string, check: () => Promise<string | null>];

const checks: readonly Examination[] = [
	['database', database],
	['migrations', migrations],
	['folders', folders],
	['permissions', permissions],
	['disk', async () => ((await hasFreeSpace(leastFreeBytes)) ? null : 'Less than 1 GiB is free')],
	['mail server', mailProblem],
	['bucket', bucketProblem],
	['site', () => address('SITE_URL')],
	['backend', () => address('BACKEND_URL')],
	['webhooks', sites],
];

/** Runs all checks, one after the other; a check that throws has its error as its problem. */
export async function examine(): Promise<Check[]> {
	const results: Check[] = [];
	for (const [name, check] of checks) {
		const problem = await check().catch((cause: unknown) => {
			if (!(cause instanceof Error)) return String(cause);
			return cause.cause instanceof Error
				? `${cause.message}: ${cause.cause.message}`
				: cause.message;
		});
		results.push({ name, problem });
	}
	return results;
}

/** The results as lines for people. */
export const report = (results: readonly Check[]): string =>
	results.map(({ name, problem }) => (problem ? `✗ ${name}: ${problem}` : `✓ ${name}`)).join('\n');
