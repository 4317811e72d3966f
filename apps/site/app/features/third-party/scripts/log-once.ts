const loggedNames = new Set<string>();

/** Logs the first problem of a third party only, because the site works without it. */
export function logOnce(name: string, problem: string, error?: unknown): void {
	if (loggedNames.has(name)) return;
	loggedNames.add(name);
	console.warn(`${name}: ${problem}`, ...(error === undefined ? [] : [error]));
}
