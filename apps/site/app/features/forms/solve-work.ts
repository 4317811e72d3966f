import { hasWork, workText } from '#shared/forms/work.ts';

const together = 250;

/** Looks for the work that a ticket asks for, a few tries at a time, so that the page stays responsive. Ends without one when aborted. */
export async function solveWork(ticket: string, signal: AbortSignal): Promise<number | undefined> {
	const encoder = new TextEncoder();
	const attempt = async (work: number) => {
		const hash = await crypto.subtle.digest('SHA-256', encoder.encode(workText(ticket, work)));
		return hasWork(new Uint8Array(hash)) ? work : undefined;
	};
	for (let first = 0; !signal.aborted; first += together) {
		const digests = await Promise.all(
			Array.from({ length: together }, (_, at) => attempt(first + at)),
		);
		const work = digests.find((one) => one !== undefined);
		if (work !== undefined) return work;
	}
	return undefined;
}
