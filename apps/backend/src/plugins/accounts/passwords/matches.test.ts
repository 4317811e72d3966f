import { pbkdf2Sync } from 'node:crypto';
import { expect, it, vi } from 'vitest';

const work = vi.hoisted(() => ({ rounds: [] as number[] }));
vi.mock('node:crypto', async (original) => {
	const crypto = await original<typeof import('node:crypto')>();
	const counted: typeof crypto.pbkdf2 = (...given) => {
		work.rounds.push(given[2]);
		return crypto.pbkdf2(...given);
	};
	return { ...crypto, pbkdf2: counted };
});
const { passwordMatches } = await import('./matches.ts');

const salt = 'salt';
const derived = (rounds: number, bytes: number) =>
	pbkdf2Sync('right', salt, rounds, bytes, 'sha256').toString('hex');

it('knows the hashes that Payload makes and made', async () => {
	for (const hash of [`pbkdf2-sha256-v1:${derived(600_000, 32)}`, derived(25_000, 512)]) {
		expect(await passwordMatches({ hash, salt }, 'right')).toBe(true);
		expect(await passwordMatches({ hash, salt }, 'wrong')).toBe(false);
	}
});

it('does the same work for an account that does not exist', async () => {
	const hash = `pbkdf2-sha256-v1:${derived(600_000, 32)}`;
	work.rounds = [];
	expect(await passwordMatches({ hash, salt }, 'wrong')).toBe(false);
	expect(await passwordMatches(null, 'wrong')).toBe(false);
	expect(await passwordMatches({}, 'wrong')).toBe(false);
	expect(work.rounds).toEqual([600_000, 600_000, 600_000]);
});
