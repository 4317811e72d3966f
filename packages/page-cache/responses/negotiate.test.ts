import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './negotiate.ts';

describe('chooseEncoding', () => {
	it.each([
		[undefined, 'identity'],
		['', 'identity'],
		['gzip, deflate, br, zstd', 'br'],
		['gzip, deflate', 'gzip'],
		['br;q=0.5, gzip;q=0.9', 'gzip'],
		['br;q=0, gzip', 'gzip'],
		['gzip;q=0', 'identity'],
		['*', 'br'],
		['*;q=0', 'identity'],
		['identity', 'identity'],
		['BR', 'br'],
		['x-gzip', 'gzip'],
		['gzip, identity', 'gzip'],
		['gzip;q=0.5, identity;q=0.8', 'identity'],
		['nonsense;q=x', 'identity'],
	])('%s → %s', (header, encoding) => {
		expect(chooseEncoding(header)).toBe(encoding);
	});
});
