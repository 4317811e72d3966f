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

it('treats an empty variable as not set', () => {
	const empty = { SEED_ADMIN_PASSWORD: '', PORT: '', ANSWER_CACHE_SECONDS: '', METRICS_TOKEN: '' };
	expect(parseEnvironment({ ...secrets, ...empty })).toEqual(parseEnvironment(secrets));
	expect(() => parseEnvironment({ ...secrets, PAYLOAD_SECRET: '' })).toThrow('PAYLOAD_SECRET');
});

it.each([
	[{ SITE_URL: 'https://a.example/shop' }, 'SITE_URL: must be an origin'],
	[{ BACKEND_URL: 'https://a.example/?x' }, 'BACKEND_URL: must be an origin'],
	[{ WEBHOOK_SECRET: '' }, 'WEBHOOK_SECRET: is missing'],
	[{ S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY: is needed with S3_ACCESS_KEY_ID'],
	[{ DATABASE_URL: 'postgres://a/b?sslmode=prefer' }, 'DATABASE_URL: sslmode must be'],
])('refuses %o', (change, problem) => {
	expect(() => parseEnvironment({ ...secrets, ...change })).toThrow(problem);
});

it.each(['https://A.example', 'https://a.example/', 'http://a.example:80', 'https://[::1]:8443'])(
	'accepts the origin %s',
	(origin) => {
		expect(parseEnvironment({ ...secrets, SITE_URL: origin }).SITE_URL).not.toMatch(/\/$/);
	},
);

it('reports every problem at once', () => {
	const read = () =>
		parseEnvironment({ PORT: 'x', DATABASE_URL: 'mysql://a', SITE_URL: 'ftp://a' });
	expect(read).toThrow(/DATABASE_URL[\s\S]*PAYLOAD_SECRET[\s\S]*PORT[\s\S]*SITE_URL/);
});
