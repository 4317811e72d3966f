/**
 * Runs one call of a task at a time. Of the calls that arrive meanwhile, only the latest runs afterwards, so that a slow connection does
 * not delay the newest state.
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
