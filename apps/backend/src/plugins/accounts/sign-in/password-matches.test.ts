import { pbkdf2Sync } from 'node:crypto';
import { expect, it, vi } from 'vitest';

const work = vi.hoisted(() => ({ rounds: [] as number[] }));
vi.mock('node:crypto', async (original) => {
	const crypto = await original<typeof import('node:crypto')>();
	const countingPbkdf2: typeof crypto.pbkdf2 = (...parameters) => {
		work.rounds.push(parameters[2]);
		return crypto.pbkdf2(...parameters);
	};
	return { ...crypto, pbkdf2: countingPbkdf2 };
});
const { passwordMatches } = await import('./password-matches.ts');

const salt = 'salt';
const hashWith = (rounds: number, bytes: number) =>
	pbkdf2Sync('right', salt, rounds, bytes, 'sha256').toString('hex');

it('verifies current and earlier hashes of Payload', async () => {
	for (const hash of [`pbkdf2-sha256-v1:${hashWith(600_000, 32)}`, hashWith(25_000, 512)]) {
		expect(await passwordMatches({ hash, salt }, 'right')).toBe(true);
		expect(await passwordMatches({ hash, salt }, 'wrong')).toBe(false);
	}
});

it('does the same work for an account that does not exist', async () => {
	const hash = `pbkdf2-sha256-v1:${hashWith(600_000, 32)}`;
	work.rounds = [];
	expect(await passwordMatches({ hash, salt }, 'wrong')).toBe(false);
	expect(await passwordMatches(null, 'wrong')).toBe(false);
	expect(await passwordMatches({}, 'wrong')).toBe(false);
	expect(work.rounds).toEqual([600_000, 600_000, 600_000]);
});
