/** Leading zero bits of SHA-256(`<ticket>.<work>`) in the proof of work: about 32,000 tries on average, a fraction of a second. */
export const workBits = 15;

export const workText = (ticket: string, work: number | string): string => `${ticket}.${work}`;

/** True if a hash starts with that many zero bits. */
export function hasWork(hash: Uint8Array, bits = workBits): boolean {
	for (let at = 0; at * 8 < bits; at += 1) {
		const bitCount = Math.min(8, bits - at * 8);
		if ((hash[at] ?? 255) >> (8 - bitCount) !== 0) return false;
	}
	return true;
}
