import type { Problem } from './leave-out.ts';

const named = 5;
const remembered = 2000;

/** Tells operators what was left out of answers: one line an answer, and each problem once. */
export function createLeftOutLog(warn: (message: string) => void) {
	const told = new Set<string>();
	return (source: string, problems: readonly Problem[]): void => {
		const texts = problems.map(({ path, reason }) => `${path}: ${reason}`);
		const fresh = texts.filter((text) => !told.has(`${source} ${text}`));
		if (fresh.length === 0) return;
		if (told.size + fresh.length > remembered) told.clear();
		for (const text of fresh) told.add(`${source} ${text}`);
		const others = fresh.length > named ? `; and ${fresh.length - named} more` : '';
		warn(`${source}: left out ${fresh.slice(0, named).join('; ')}${others}`);
	};
}
