export interface Run {
	signal: AbortSignal;
	/** False once a later run has started: its answer must not be used. */
	isLatest(): boolean;
	end(): void;
}

/** Lets one call be under way at a time: starting another aborts it, and a late answer is recognized as late. */
export function createLatest() {
	let current: AbortController | null = null;
	return {
		start(): Run {
			current?.abort();
			const controller = new AbortController();
			current = controller;
			return {
				signal: controller.signal,
				isLatest: () => current === controller,
				end() {
					if (current === controller) current = null;
				},
			};
		},
		cancel(): void {
			current?.abort();
			current = null;
		},
		isRunning: () => current !== null,
	};
}
