import { quantile } from '../quantile.ts';
import type { Timing } from './measurement.ts';

/** Sends requests one after the other, and returns their times until the last byte in milliseconds. Throws if a status is not 2xx. */
export async function time(
	name: string,
	rounds: number,
	request: (round: number) => Promise<Response>,
): Promise<Timing> {
	const times: number[] = [];
	let bytes = 0;
	let firstByte = 0;
	for (let round = 0; round < rounds; round += 1) {
		const start = performance.now();
		const response = await request(round);
		if (!response.ok) throw new Error(`${name}: status ${response.status}`);
		if (round === 0) firstByte = performance.now() - start;
		bytes = 0;
		for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
		times.push(performance.now() - start);
	}
	const [first = 0] = times;
	return {
		name,
		rounds,
		bytes,
		p50: quantile(times, 0.5),
		p99: quantile(times, 0.99),
		firstByte,
		first,
	};
}
