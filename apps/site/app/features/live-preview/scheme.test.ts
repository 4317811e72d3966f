import { expect, it } from 'vitest';
import { decided } from './scheme';

it('decides what a page asks of the visitor’s scheme, and leaves the rest of a query', () => {
	const query = 'screen and (prefers-color-scheme: dark)';
	expect(decided(query, 'dark')).toBe('screen and (min-width: 0px)');
	expect(decided(query, 'light')).toBe('screen and (max-width: 0px)');
	expect(decided('(prefers-color-scheme: light)', 'light')).toBe('(min-width: 0px)');
	expect(decided('(width >= 48rem)', 'dark')).toBe('(width >= 48rem)');
});
