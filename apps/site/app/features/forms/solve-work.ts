import { hasWork, workText } from '#shared/forms/work.ts';

const batchSize = 250;

/** Finds the proof of work for a ticket, in batches, so that the page stays responsive. Returns undefined if aborted. */
export async function solveWork(ticket: string, signal: AbortSignal): Promise<number | undefined> {
	const encoder = new TextEncoder();
	const attempt = async (work: number) => {
		const hash = await crypto.subtle.digest('SHA-256', encoder.encode(workText(ticket, work)));
		return hasWork(new Uint8Array(hash)) ? work : undefined;
	};
	for (let first = 0; !signal.aborted; first += batchSize) {
		const digests = await Promise.all(
			Array.from({ length: batchSize }, (_, at) => attempt(first + at)),
		);
		const work = digests.find((digest) => digest !== undefined);
		if (work !== undefined) return work;
	}
	return undefined;
}
