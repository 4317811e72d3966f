const logged = new Set<string>();

/** Logs a failing third party once. The site needs none of them. */
export function logOnce(name: string, problem: string, error?: unknown): void {
	if (logged.has(name)) return;
	logged.add(name);
	console.warn(`${name}: ${problem}`, ...(error === undefined ? [] : [error]));
}
