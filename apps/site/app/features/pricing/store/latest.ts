export interface Run {
	signal: AbortSignal;
	/** False after a later run has started: the result must then be ignored. */
	isLatest(): boolean;
	end(): void;
}

/** Allows one call at a time: starting another one aborts it, and its late result can be detected. */
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
