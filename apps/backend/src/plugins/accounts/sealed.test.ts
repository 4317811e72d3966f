import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { seal, unseal } from './sealed.ts';

const shape = z.object({ name: z.string() });

it('unseals a value only for its own purpose', () => {
	const sealed = seal('enrollment', { name: 'a' });
	expect(unseal('enrollment', sealed, shape)).toEqual({ name: 'a' });
	expect(unseal('known browser', sealed, shape)).toBeNull();
	expect(unseal('enrollment', sealed, z.object({ other: z.string() }))).toBeNull();
});

it('rejects modified, truncated and invalid values', () => {
	const sealed = seal('enrollment', { name: 'a' });
	const modified = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
	for (const value of [modified, sealed.slice(0, 12), '', 'rubbish', '%'])
		expect(unseal('enrollment', value, shape)).toBeNull();
});

it('rejects expired values', () => {
	vi.useFakeTimers();
	const sealed = seal('enrollment', { name: 'a' }, 1000);
	vi.advanceTimersByTime(1001);
	expect(unseal('enrollment', sealed, shape)).toBeNull();
	vi.useRealTimers();
});
