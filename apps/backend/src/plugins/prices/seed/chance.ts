import { createHash } from 'node:crypto';

/** A pseudo-random number from 0 to `below` − 1, always the same for the same seeds. */
export function pick(below: number, ...seeds: string[]): number {
	return createHash('sha256').update(seeds.join(' ')).digest().readUInt32BE(0) % below;
}
