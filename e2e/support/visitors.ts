import { setTimeout as sleep } from 'node:timers/promises';

/** Visitors that send requests all the time. */
export interface Visitors {
	/** Status and path of each response so far that was not a 200. */
	readonly failures: string[];
	readonly responseCount: number;
	/** Stops sending requests; resolves after the last response. */
	stop(): Promise<void>;
}

/** Starts four visitors for each origin. Each requests the paths in turn. Requests without a response (a node is down) are not counted. */
export function startVisitors(origins: readonly string[], paths: readonly string[]): Visitors {
	const failures: string[] = [];
	let responseCount = 0;
	let isStopped = false;
	const visit = async (origin: string, first: number) => {
		for (let turn = first; !isStopped; turn += 1) {
			const path = paths[turn % paths.length] ?? '/';
			try {
				const response = await fetch(origin + path, { redirect: 'manual' });
				await response.arrayBuffer();
				if (response.status !== 200) failures.push(`${response.status} ${path}`);
				responseCount += 1;
			} catch {
				await sleep(20);
			}
			await sleep(5);
		}
	};
	const visits = origins.flatMap((origin) => [0, 1, 2, 3].map((first) => visit(origin, first)));
	return {
		failures,
		get responseCount() {
			return responseCount;
		},
		async stop() {
			isStopped = true;
			await Promise.all(visits);
		},
	};
}
