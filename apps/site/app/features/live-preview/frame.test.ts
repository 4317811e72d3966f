import { expect, it } from 'vitest';
import { latestOnly, resolveScheme } from './frame';

it('runs one call at a time, and of several waiting calls only the latest', async () => {
	const startedValues: number[] = [];
	const first = Promise.withResolvers<void>();
	const show = latestOnly(async (value: number) => {
		startedValues.push(value);
		if (value === 1) await first.promise;
	});
	const done = Promise.all([show(1), show(2), show(3)]);
	expect(startedValues).toEqual([1]);
	first.resolve();
	await done;
	expect(startedValues).toEqual([1, 3]);
	await show(4);
	expect(startedValues).toEqual([1, 3, 4]);
});

it('replaces only the color scheme condition of a media query', () => {
	const query = 'screen and (prefers-color-scheme: dark)';
	expect(resolveScheme(query, 'dark')).toBe('screen and (min-width: 0px)');
	expect(resolveScheme(query, 'light')).toBe('screen and (max-width: 0px)');
	expect(resolveScheme('(prefers-color-scheme: light)', 'light')).toBe('(min-width: 0px)');
	expect(resolveScheme('(width >= 48rem)', 'dark')).toBe('(width >= 48rem)');
});
