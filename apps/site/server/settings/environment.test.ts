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
])('refuses %s=%s', (name, text, problem) => {
	expect(() => readEnvironment({ ...required, [name]: text })).toThrow(problem);
});
