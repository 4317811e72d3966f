import { setTimeout as sleep } from 'node:timers/promises';

/** Visitors who never stop asking, so that renders are always under way. */
export interface Visitors {
	/** Every answer so far that was not a 200, with its address. */
	readonly turnedAway: string[];
	readonly answered: number;
	/** Sends them home; resolves when the last has been answered. */
	stop(): Promise<void>;
}

/** Four visitors for each origin, going round the same paths. A node that is away is asked again, not counted. */
export function sendVisitors(origins: readonly string[], paths: readonly string[]): Visitors {
	const turnedAway: string[] = [];
	let answered = 0;
	let isOver = false;
	const visit = async (origin: string, first: number) => {
		for (let turn = first; !isOver; turn += 1) {
			const path = paths[turn % paths.length] ?? '/';
			try {
				const response = await fetch(origin + path, { redirect: 'manual' });
				await response.arrayBuffer();
				if (response.status !== 200) turnedAway.push(`${response.status} ${path}`);
				answered += 1;
			} catch {
				await sleep(20);
			}
			await sleep(5);
		}
	};
	const all = origins.flatMap((origin) => [0, 1, 2, 3].map((first) => visit(origin, first)));
	return {
		turnedAway,
		get answered() {
			return answered;
		},
		async stop() {
			isOver = true;
			await Promise.all(all);
		},
	};
}
