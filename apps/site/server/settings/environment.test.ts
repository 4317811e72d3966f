import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const secret = 'a-secret-of-enough-length';
const needed = { WEBHOOK_SECRET: secret, PREVIEW_SECRET: secret, PRICE_API_TOKEN: secret };

it('needs three secrets and has defaults for the rest', () => {
	expect(readEnvironment(needed)).toMatchObject({ PORT: 3000, CACHE_MEMORY_MB: 256 });
});

it('takes an empty variable for one that is not set', () => {
	const empty = { PORT: '', HOST: '', REDIS_URL: '', PREVIEW_FRAME_ORIGIN: '', CDN_MAX_AGE: '' };
	expect(readEnvironment({ ...needed, ...empty })).toEqual(readEnvironment(needed));
});

it('reports every problem at once', () => {
	const read = () =>
		readEnvironment({ ...needed, PORT: 'x', SITE_URL: 'ftp://a', WEBHOOK_SECRET: '' });
	expect(read).toThrow(/PORT[\s\S]*SITE_URL[\s\S]*WEBHOOK_SECRET/);
});
