import { afterEach, expect, it, vi } from 'vitest';
import { step } from './progress.mjs';

afterEach(() => vi.restoreAllMocks());

it('prints the beginning and end of parallel steps, and returns their results', async () => {
	const log = vi.spyOn(console, 'log').mockReturnValue();
	const other = Promise.withResolvers<string>();
	const both = Promise.all([
		step('Building one', async () => 1),
		step('Building another', () => other.promise),
	]);
	other.resolve('built');
	expect(await both).toEqual([1, 'built']);
	const lines = log.mock.calls.map(([line]) => String(line).replace(/\d+ s/, '0 s'));
	expect(lines).toEqual([
		'Building one …',
		'Building another …',
		'✓ Building one (0 s)',
		'✓ Building another (0 s)',
	]);
});

it('prints that a step has failed, and rejects with its error', async () => {
	const log = vi.spyOn(console, 'log').mockReturnValue();
	await expect(step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
	expect(log).toHaveBeenLastCalledWith('✗ Building');
});
