import { Agent, request } from 'node:http';
import { encodePath, type Shot } from './shot.ts';

/** The result of a request; status 0 if there was no response or the connection broke. */
export interface Outcome {
	shot: Shot;
	status: number;
	ms: number;
}

const timeoutMs = 20_000;
const progressEvery = 500;

function send(origin: URL, shot: Shot, agent: Agent): Promise<Outcome> {
	const start = performance.now();
	return new Promise((resolve) => {
		const end = (status: number) => resolve({ shot, status, ms: performance.now() - start });
		const { hostname, port } = origin;
		const outgoing = request(
			{
				agent,
				hostname,
				port,
				method: shot.method,
				path: encodePath(shot.path),
				headers: {
					...(shot.body === undefined ? {} : { 'content-length': Buffer.byteLength(shot.body) }),
					...shot.headers,
				},
				timeout: timeoutMs,
			},
			(response) => {
				response.on('end', () => end(response.statusCode ?? 0));
				response.on('error', () => end(0));
				response.resume();
			},
		);
		outgoing.on('timeout', () => outgoing.destroy());
		outgoing.on('error', () => end(0));
		outgoing.end(shot.body);
	});
}

/** Sends all requests, `atOnce` at a time. Outcomes are in the order of the requests. */
export async function fire(
	origin: string,
	shots: readonly Shot[],
	atOnce: number,
): Promise<Outcome[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
	const url = new URL(origin);
	const outcomes: Outcome[] = [];
	let next = 0;
	const take = async () => {
		for (let at = next++; at < shots.length; at = next++) {
			const shot = shots[at];
			if (shot) outcomes[at] = await send(url, shot, agent);
			if ((at + 1) % progressEvery === 0) console.log(`  ${at + 1} of ${shots.length}`);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, take));
	agent.destroy();
	return outcomes;
}
