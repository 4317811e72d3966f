const logged = new Set<string>();

/** Says once that a third party does not work. The site needs none of them, so that is all that happens. */
export function logOnce(name: string, problem: string, error?: unknown): void {
	if (logged.has(name)) return;
	logged.add(name);
	console.warn(`${name}: ${problem}`, ...(error === undefined ? [] : [error]));
}
