import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { environment } from '../../platform/environment.ts';
import { seal, unseal } from './sealed.ts';
import { recoveryHash, recoveryHashes } from './second-factor/check.ts';

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

it('unseals values and knows recovery codes of a former secret until it is removed', () => {
	const former = environment.PAYLOAD_SECRET;
	const sealed = seal('one-time secret', { name: 'a' });
	const hash = recoveryHash('abcd-efgh-jkmn');
	const setSecret = (value: string) => Object.assign(environment, { PAYLOAD_SECRET: value });
	setSecret(`${'y'.repeat(24)},${former}`);
	expect(unseal('one-time secret', sealed, shape)).toEqual({ name: 'a' });
	expect(recoveryHashes('abcd-efgh-jkmn')).toContain(hash);
	expect(recoveryHash('abcd-efgh-jkmn')).not.toBe(hash);
	const resealed = seal('one-time secret', { name: 'a' });
	setSecret('y'.repeat(24));
	expect(unseal('one-time secret', sealed, shape)).toBeNull();
	expect(unseal('one-time secret', resealed, shape)).toEqual({ name: 'a' });
	setSecret(former);
});
