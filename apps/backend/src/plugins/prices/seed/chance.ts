import { createHash } from 'node:crypto';

/** A number from 0 to `below` − 1 that is always the same for the same words. */
export function pick(below: number, ...about: string[]): number {
	return createHash('sha256').update(about.join(' ')).digest().readUInt32BE(0) % below;
}
