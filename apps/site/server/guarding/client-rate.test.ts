import { expect, it } from 'vitest';
import { limits } from '../settings/limits.ts';
import { ClientRate } from './client-rate.ts';

const start = 1_000_000;

it('makes a client wait when it has used up its limit for the window', () => {
	const rate = new ClientRate(2);
	rate.add('a', start);
	expect(rate.secondsToWait('a', start)).toBe(0);
	rate.add('a', start + 1);
	expect(rate.secondsToWait('a', start + 1)).toBe(60);
	expect(rate.secondsToWait('a', start + limits.rate.windowMs - 1)).toBe(1);
});

it('resets the count when the next window starts', () => {
	const rate = new ClientRate(1);
	rate.add('a', start);
	expect(rate.secondsToWait('a', start + limits.rate.windowMs)).toBe(0);
	rate.add('a', start + limits.rate.windowMs);
	expect(rate.secondsToWait('a', start + limits.rate.windowMs)).toBe(60);
});

it('counts each client separately', () => {
	const rate = new ClientRate(1);
	rate.add('a', start);
	expect(rate.secondsToWait('b', start)).toBe(0);
});

it('keeps the counts of a bounded number of clients', () => {
	const rate = new ClientRate(1);
	for (let index = 0; index <= limits.rate.maxClients; index += 1) rate.add(`${index}`, start);
	expect(rate.secondsToWait('0', start)).toBe(0);
	expect(rate.secondsToWait('1', start)).toBe(60);
});
