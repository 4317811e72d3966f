import { LRUCache } from 'lru-cache';
import type { Problem } from './leave-out.ts';

const named = 5;
const remembered = 2000;

/** Logs what was left out of responses: one line for each response, each problem once. */
export class LeftOutLog {
	readonly #warn: (message: string) => void;
	readonly #loggedProblems = new LRUCache<string, true>({ max: remembered });

	constructor(warn: (message: string) => void) {
		this.#warn = warn;
	}

	tell(source: string, problems: readonly Problem[]): void {
		const texts = problems.map(({ path, reason }) => `${path}: ${reason}`);
		const fresh = texts.filter((text) => !this.#loggedProblems.get(`${source} ${text}`));
		if (fresh.length === 0) return;
		for (const text of fresh) this.#loggedProblems.set(`${source} ${text}`, true);
		const others = fresh.length > named ? `; and ${fresh.length - named} more` : '';
		this.#warn(`${source}: left out ${fresh.slice(0, named).join('; ')}${others}`);
	}
}
