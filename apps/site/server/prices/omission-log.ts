import { LRUCache } from 'lru-cache';
import type { Problem } from './parse-usable.ts';

const maxListed = 5;
const maxRemembered = 2000;

/** Logs the values that were omitted from responses: one line per response, each problem once. */
export class OmissionLog {
	readonly #warn: (message: string) => void;
	readonly #loggedProblems = new LRUCache<string, true>({ max: maxRemembered });

	constructor(warn: (message: string) => void) {
		this.#warn = warn;
	}

	warn(source: string, problems: readonly Problem[]): void {
		const texts = problems.map(({ path, reason }) => `${path}: ${reason}`);
		const fresh = texts.filter((text) => !this.#loggedProblems.get(`${source} ${text}`));
		if (fresh.length === 0) return;
		for (const text of fresh) this.#loggedProblems.set(`${source} ${text}`, true);
		const others = fresh.length > maxListed ? `; and ${fresh.length - maxListed} more` : '';
		this.#warn(`${source}: left out ${fresh.slice(0, maxListed).join('; ')}${others}`);
	}
}
