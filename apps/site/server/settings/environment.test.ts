import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const secret = 'a-secret-of-enough-length';
const required = { WEBHOOK_SECRET: secret, PREVIEW_SECRET: secret, PRICE_API_TOKEN: secret };

it('requires three secrets and has defaults for the rest', () => {
	expect(readEnvironment(required)).toMatchObject({ PORT: 3000, CACHE_MEMORY_MB: 256 });
});

it('accepts the settings of deploy/systemd with generated secrets', () => {
	const file = join(import.meta.dirname, '../../../../deploy/systemd/env/site.env');
	const settings = parseEnv(readFileSync(file, 'utf8'));
	expect(readEnvironment({ ...settings, ...required })).toMatchObject(settings);
});

it('treats an empty variable as unset', () => {
	const empty = { PORT: '', HOST: '', REDIS_URL: '', PREVIEW_FRAME_ORIGIN: '', CDN_MAX_AGE: '' };
	expect(readEnvironment({ ...required, ...empty })).toEqual(readEnvironment(required));
});

it('reports every problem at once', () => {
	const read = () =>
		readEnvironment({ ...required, PORT: 'x', SITE_URL: 'ftp://a', WEBHOOK_SECRET: '' });
	expect(read).toThrow(/PORT[\s\S]*SITE_URL[\s\S]*WEBHOOK_SECRET/);
});

it('names missing secrets in plain words', () => {
	const problem = ': is missing';
	expect(() => readEnvironment({})).toThrow(
		['WEBHOOK_SECRET', 'PREVIEW_SECRET', 'PRICE_API_TOKEN']
			.map((name) => name + problem)
			.join('; '),
	);
});

it.each([
	['REDIS_URL', 'rediss://default:p#ss@eu1.upstash.io:6379', 'REDIS_URL: must be a URL of one'],
	['REDIS_URL', 'eu1.upstash.io:6379', 'REDIS_URL: must start with redis'],
	['REDIS_URL', 'redis://localhost:6379/site', 'REDIS_URL: must end with a database number'],
	['REDIS_URL', 'rediss://clustercfg.x.cache.amazonaws.com:6379', 'REDIS_URL: names a cluster'],
	['CACHE_PURGE_URLS', 'http://a:6081/ http://b:6081/', 'CACHE_PURGE_URLS: must be URLs'],
	['SITE_URL', 'https://a.example/shop', 'SITE_URL: must be an origin'],
	['CLIENT_ADDRESS_HEADER', 'X Forwarded For', 'CLIENT_ADDRESS_HEADER: must be the name'],
])('refuses %s=%s', (name, text, problem) => {
	expect(() => readEnvironment({ ...required, [name]: text })).toThrow(problem);
});

it('uses HTTPS for an address in capitals with its default port', () => {
	const { SITE_URL } = readEnvironment({ ...required, SITE_URL: 'HTTPS://Example.com:443' });
	expect(SITE_URL).toBe('https://example.com');
});

it('reads a secret with a line end of Kubernetes and an address in quotes that Docker kept', () => {
	const { PRICE_API_TOKEN, REDIS_URL } = readEnvironment({
		...required,
		PRICE_API_TOKEN: `${secret}\n`,
		REDIS_URL: '"rediss://default:word@eu1.upstash.io:6379"',
	});
	expect({ PRICE_API_TOKEN, REDIS_URL }).toEqual({
		PRICE_API_TOKEN: secret,
		REDIS_URL: 'rediss://default:word@eu1.upstash.io:6379',
	});
});
