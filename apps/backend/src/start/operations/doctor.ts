import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import * as elements from '../../model/blog-elements/registry.ts';
import * as sections from '../../model/sections/registry.ts';
import { bucketProblem } from '../../platform/bucket.ts';
import { connectionAdvice } from '../../platform/database/postgres-pool.ts';
import { environment, sqliteFile, usesPostgres } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { smtpOptions } from '../../platform/mail/transport.ts';
import { dataFolders, hasFreeSpace } from '../../platform/observability/disk-space.ts';
import { secretProblem } from '../../platform/secret-fingerprint.ts';
import { hasProvider, provider, providerProblem } from '../../plugins/accounts/openid/provider.ts';
import { sendWebhook } from '../../plugins/revalidation/notify-site.ts';
import { createFolders } from '../check-paths.ts';
import { databaseAddress } from '../database-address.ts';
import { StartProblem } from '../start-problem.ts';
import { accessProblem } from './bucket-copy.ts';
import {
	migrationNames,
	queryPostgres,
	queryRows,
	readDatabase,
	requireDatabase,
} from './stored-database.ts';

const leastFreeBytes = 1024 ** 3;
const clockToleranceMs = 60_000;
/** Longer than the timeouts of the checks, which have better messages. */
const checkLimitMs = 30_000;

/** The result of one check. `problem` says what to change; null if nothing. */
export interface Check {
	name: string;
	/** The address of what was examined. */
	subject?: string;
	problem: string | null;
}

/** The message of an error with that of its cause, which alone says why a `fetch` failed. */
function messageOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (error instanceof StartProblem || !(error.cause instanceof Error)) return error.message;
	return error.message === 'fetch failed'
		? error.cause.message
		: `${error.message}: ${error.cause.message}`;
}

/** Throws a StartProblem if a disk does not respond. A program of its own asks it, because a call that hangs would keep this one from ending. */
async function requireDisks(): Promise<void> {
	for (const [variable, folder] of dataFolders) {
		const signal = AbortSignal.timeout(limits.services.timeoutMs);
		await new Promise<void>((resolve) => execFile('stat', [folder], { signal }, () => resolve()));
		if (signal.aborted)
			throw new StartProblem(`${variable}: the disk of ${folder} does not respond`);
	}
}

async function database(): Promise<string | null> {
	await requireDisks();
	await requireDatabase();
	const stored = await readDatabase().catch((error: unknown) => {
		const reason = messageOf(error);
		throw new StartProblem(`DATABASE_URL: ${reason}${connectionAdvice(reason)}`);
	});
	const applied = stored.migrations;
	if (applied.length === 0) return 'DATABASE_URL: the database is empty. Start the backend';
	const unknown = applied.filter((name) => !migrationNames.includes(name));
	if (unknown.length > 0) return `A newer version has migrated the database: ${unknown.join(', ')}`;
	const missing = migrationNames.filter((name) => !applied.includes(name));
	if (missing.length > 0) return `Run npm run migrate; missing: ${missing.join(', ')}`;
	const problem = secretProblem(stored.secret);
	if (problem !== null) return problem;
	if (sqliteFile === null && (await queryPostgres("select to_json(lower('Ø') = 'ø')")) !== true)
		return 'DATABASE_URL: lists find no "Ø" by "ø". Create the database with a UTF-8 locale, such as LC_CTYPE C.UTF-8, and restore a backup into it';
	if (sqliteFile === null || ((await stat(sqliteFile)).mode & 0o002) === 0) return null;
	return `Everybody may write ${sqliteFile}: chmod o-w`;
}

/** The lists of sections: their table and column, and the types that exist. */
const lists = [
	['pages', 'sections', Object.keys(sections)],
	['posts', 'blog_sections', Object.keys(elements)],
] as const;

const storedTypes = z.array(z.object({ id: z.number(), type: z.string().nullable() }));

/** Selects the types of the sections of each document and of its newest draft. */
function selectTypes(table: string, list: string): string {
	const documents = `select _parent_id as id, ${list} as list from ${table}_locales union all
		select v.parent_id, l.version_${list} from _${table}_v_locales l
		join _${table}_v v on v.id = l._parent_id where v.latest`;
	const [rows, type] = usesPostgres
		? [
				"jsonb_array_elements(case jsonb_typeof(d.list) when 'array' then d.list else '[]' end)",
				"r.value ->> 'blockType'",
			]
		: ['json_each(d.list)', "case r.type when 'object' then r.value ->> 'blockType' end"];
	return `select distinct d.id, ${type} as type from (${documents}) d, ${rows} r`;
}

/** Names the documents with sections of types that a version removed without a migration. */
async function unknownSections(): Promise<string | null> {
	await requireDatabase();
	const unknown: string[] = [];
	for (const [table, list, types] of lists)
		for (const { id, type } of storedTypes.parse(await queryRows(selectTypes(table, list))))
			if (!types.includes(type ?? '')) unknown.push(`${table} ${id} (${type})`);
	return unknown.length === 0
		? null
		: `Visitors do not see sections of unknown types, and the forms do not open: ${unknown.join(', ')}`;
}

async function folders(): Promise<null> {
	await requireDisks();
	createFolders();
	return null;
}

async function disk(): Promise<string | null> {
	await requireDisks();
	return (await hasFreeSpace(leastFreeBytes)) ? null : 'Less than 1 GiB is free';
}

/** Connects as a mail would, with TLS and sign-in, and sends nothing. */
async function mailServer(): Promise<string | null> {
	if (!environment.SMTP_URL) return null;
	const transport = createTransport(smtpOptions(environment.SMTP_URL));
	try {
		await transport.verify();
		return null;
	} catch (error) {
		const isLate = Object(error).code === 'ETIMEDOUT';
		const reason = isLate ? 'the server does not respond' : messageOf(error);
		const advice = /certificate/i.test(reason)
			? '; NODE_EXTRA_CA_CERTS names a file with an authority of your own'
			: '';
		return `SMTP_URL: ${new URL(environment.SMTP_URL).host}: ${reason}${advice}`;
	} finally {
		transport.close();
	}
}

async function bucket(): Promise<string | null> {
	const problem = (await bucketProblem()) ?? (await accessProblem());
	return problem === null ? null : `S3_BUCKET: ${problem}`;
}

/** Reaches a program at its public address, which checks its certificate, and compares its clock. */
async function address(variable: 'BACKEND_URL' | 'SITE_URL'): Promise<string | null> {
	const url = new URL(environment[variable]);
	const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
	if (url.protocol === 'http:' && !isLocal) return `${variable} has no TLS; use https://`;
	const response = await fetch(new URL('/healthz', url), {
		signal: AbortSignal.timeout(limits.services.timeoutMs),
	}).catch((error: unknown) => {
		throw new StartProblem(`${variable}: ${url.origin} can't be reached: ${messageOf(error)}`);
	});
	if (!response.ok) return `${variable}: ${url.origin}/healthz answers ${response.status}`;
	const difference = Math.abs(Date.now() - Date.parse(response.headers.get('date') ?? ''));
	return difference > clockToleranceMs ? `The clock of ${url.host} differs; set both by NTP` : null;
}

async function sites(): Promise<string | null> {
	if (environment.SITE_WEBHOOK_URL.length === 0) return 'SITE_WEBHOOK_URL is not set';
	for (const url of environment.SITE_WEBHOOK_URL)
		await sendWebhook(url, [], 0).catch((error: unknown) => {
			throw new StartProblem(`SITE_WEBHOOK_URL: ${url}: ${messageOf(error)}`);
		});
	return null;
}

async function openIdProvider(): Promise<string | null> {
	if (!hasProvider) return null;
	return provider().then(() => null, providerProblem);
}

type Examination = readonly [name: string, check: () => Promise<string | null>, subject?: string];

const checks: readonly Examination[] = [
	['database', database, databaseAddress()],
	['sections', unknownSections],
	['folders', folders],
	['disk', disk],
	['mail server', mailServer],
	['OpenID provider', openIdProvider],
	['bucket', bucket],
	['site', () => address('SITE_URL')],
	['backend', () => address('BACKEND_URL')],
	['webhooks', sites],
];

/** The problem that a check finds, which is its error if it throws; after the time limit, that nothing responds. */
export const problemOf = (check: Promise<string | null>, limitMs = checkLimitMs) =>
	Promise.race([
		check.catch(messageOf),
		setTimeout(limitMs, `no response within ${limitMs / 1000} s`, { ref: false }),
	]);

/** Runs all checks. */
export const examine = (): Promise<Check[]> =>
	Promise.all(
		checks.map(async ([name, check, subject]) => ({
			name,
			...(subject === undefined ? {} : { subject }),
			problem: await problemOf(check()),
		})),
	);

/** The results as lines for people. */
export const report = (results: readonly Check[]): string =>
	results
		.map(({ name, subject, problem }) => {
			const title = subject === undefined ? name : `${name} ${subject}`;
			return problem ? `✗ ${title}: ${problem}` : `✓ ${title}`;
		})
		.join('\n');
