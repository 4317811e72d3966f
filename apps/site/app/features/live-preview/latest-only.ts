/**
 * Runs a task once at a time. What is asked for meanwhile waits, and only the latest of it runs: on a slow connection the page jumps
 * to the newest state instead of passing through all of them.
 */
export function latestOnly<T>(task: (value: T) => Promise<void>): (value: T) => Promise<void> {
	let waiting: { value: T } | undefined;
	let running: Promise<void> | undefined;
	const run = async () => {
		while (waiting) {
			const { value } = waiting;
			waiting = undefined;
			await task(value);
		}
		running = undefined;
	};
	return (value) => {
		waiting = { value };
		running ??= run();
		return running;
	};
}
