import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { seal, unseal } from './sealed.ts';

const shape = z.object({ name: z.string() });

it('opens what was sealed for the same purpose only', () => {
	const sealed = seal('enrollment', { name: 'a' });
	expect(unseal('enrollment', sealed, shape)).toEqual({ name: 'a' });
	expect(unseal('known browser', sealed, shape)).toBeNull();
	expect(unseal('enrollment', sealed, z.object({ other: z.string() }))).toBeNull();
});

it('opens nothing that was changed, cut off or made up', () => {
	const sealed = seal('enrollment', { name: 'a' });
	const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
	for (const given of [changed, sealed.slice(0, 12), '', 'rubbish', '%'])
		expect(unseal('enrollment', given, shape)).toBeNull();
});

it('opens nothing that has expired', () => {
	vi.useFakeTimers();
	const sealed = seal('enrollment', { name: 'a' }, 1000);
	vi.advanceTimersByTime(1001);
	expect(unseal('enrollment', sealed, shape)).toBeNull();
	vi.useRealTimers();
});
