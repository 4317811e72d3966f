import { expect, it } from 'vitest';
import { resolveScheme } from './scheme';

it('replaces only the color scheme condition of a media query', () => {
	const query = 'screen and (prefers-color-scheme: dark)';
	expect(resolveScheme(query, 'dark')).toBe('screen and (min-width: 0px)');
	expect(resolveScheme(query, 'light')).toBe('screen and (max-width: 0px)');
	expect(resolveScheme('(prefers-color-scheme: light)', 'light')).toBe('(min-width: 0px)');
	expect(resolveScheme('(width >= 48rem)', 'dark')).toBe('(width >= 48rem)');
});
