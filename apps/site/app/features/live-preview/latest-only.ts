/**
 * Runs one call of a task at a time. Of the calls made meanwhile, only the latest runs afterwards: on a slow connection, the page jumps
 * to the newest state instead of passing through all states.
 */
export function latestOnly<T>(task: (value: T) => Promise<void>): (value: T) => Promise<void> {
	let next: { value: T } | undefined;
	let running: Promise<void> | undefined;
	const run = async () => {
		while (next) {
			const { value } = next;
			next = undefined;
			await task(value);
		}
		running = undefined;
	};
	return (value) => {
		next = { value };
		running ??= run();
		return running;
	};
}
