import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

const secrets = {
	PAYLOAD_SECRET: 'x'.repeat(24),
	WEBHOOK_SECRET: 'x'.repeat(24),
	PREVIEW_SECRET: 'x'.repeat(24),
};

it('requires the three secrets and has defaults for the other variables', () => {
	const environment = parseEnvironment({
		...secrets,
		SITE_WEBHOOK_URL: 'http://a.test/x, http://b.test/x',
	});
	expect(environment).toMatchObject({ PORT: 4000, HOST: '127.0.0.1', ANSWER_CACHE_SECONDS: 60 });
	expect(environment.SITE_WEBHOOK_URL).toEqual(['http://a.test/x', 'http://b.test/x']);
});

it('accepts the settings of deploy/systemd with generated secrets', () => {
	const file = join(import.meta.dirname, '../../../../deploy/systemd/env/backend.env');
	const { SITE_WEBHOOK_URL = '', ...settings } = parseEnv(readFileSync(file, 'utf8'));
	expect(parseEnvironment({ ...settings, SITE_WEBHOOK_URL, ...secrets })).toMatchObject({
		...settings,
		SITE_WEBHOOK_URL: SITE_WEBHOOK_URL.split(','),
	});
});

it.each([
	[{ DATABASE_URL: 'postgres://a:5432,b:5432/c' }, 'DATABASE_URL: must be a URL of one host'],
	[{ NODE_ENV: 'staging' }, 'NODE_ENV: Invalid option'],
	[{ S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY: is needed with S3_ACCESS_KEY_ID'],
	[{ DATABASE_URL: 'postgres://a/b?sslmode=prefer' }, 'DATABASE_URL: sslmode must be'],
	[
		{ DATABASE_URL: 'postgres://anna:p#ss@a/b' },
		'DATABASE_URL: must be a URL of one host; in its user',
	],
	[{ DATABASE_URL: 'postgres://a/b?sslrootcert=/no/ca.pem' }, 'DATABASE_URL: names a certificate'],
	[
		{ SMTP_URL: 'smtp://apikey:100%@smtp.sendgrid.net:587' },
		'SMTP_URL: must be a URL of one host; in its',
	],
	[{ SMTP_URL: 'smtp://a:b@smtp.eu.mailgun.org:465' }, 'SMTP_URL: port 465 begins with TLS'],
	[{ SMTP_URL: 'smtps://a:b@smtp.office365.com:587' }, 'SMTP_URL: ports 25, 587 and 2525 begin'],
	[
		{ S3_BUCKET: 'files', S3_ENDPOINT: 'https://id.r2.cloudflarestorage.com/files' },
		'S3_ENDPOINT: must not contain the bucket files',
	],
	[
		{ S3_BUCKET: 'files', S3_ENDPOINT: 'https://files.fra1.digitaloceanspaces.com' },
		'S3_ENDPOINT: must not contain the bucket files',
	],
])('refuses %o', (change, problem) => {
	expect(() => parseEnvironment({ ...secrets, ...change })).toThrow(problem);
});

const neon = 'postgresql://a:b@ep-x.aws.neon.tech/db?sslmode=require&channel_binding=require';
it.each([
	['DATABASE_URL', `"${neon}"\r`, neon],
	['DATABASE_URL', 'postgres://anna:p@ss@a/b\n', 'postgres://anna:p%40ss@a/b'],
	['DATABASE_URL', 'postgres:///b?host=/run/postgresql', 'postgres:///b?host=/run/postgresql'],
	['SMTP_URL', 'smtps://a:b@smtp.sendgrid.net', 'smtps://a:b@smtp.sendgrid.net'],
	['SMTP_URL', 'smtp://a%40firm.example:b@smtp.office365.com:587', undefined],
	['S3_ENDPOINT', 'https://x.supabase.co/storage/v1/s3', undefined],
	['CLIENT_ADDRESS_HEADER', 'CF-Connecting-IP', 'cf-connecting-ip'],
	['S3_SECRET_ACCESS_KEY', 'word\n', 'word'],
] as const)('reads %s=%j', (name, text, value) => {
	const environment = parseEnvironment({ ...secrets, S3_BUCKET: 'files', [name]: text });
	expect(environment[name]).toBe(value ?? text);
});

it('reports every problem at once', () => {
	const read = () =>
		parseEnvironment({ PORT: 'x', DATABASE_URL: 'mysql://a', SITE_URL: 'ftp://a' });
	expect(read).toThrow(/DATABASE_URL[\s\S]*PAYLOAD_SECRET[\s\S]*PORT[\s\S]*SITE_URL/);
});
