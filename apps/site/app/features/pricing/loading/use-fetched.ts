import { useCallback, useEffect, useState } from 'react';

export interface Fetched<T> {
	/** The result of the last successful call; null before the first. */
	data: T | null;
	failed: boolean;
	retry: () => void;
}

/** Fetches data on mount and when `fetch` changes; nothing while it is null. Aborts superseded calls. */
export function useFetched<T>(fetch: ((signal: AbortSignal) => Promise<T>) | null): Fetched<T> {
	const [data, setData] = useState<T | null>(null);
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches the same data again
	useEffect(() => {
		setFailed(false);
		if (!fetch) return;
		const controller = new AbortController();
		fetch(controller.signal).then(
			(response) => {
				if (!controller.signal.aborted) setData(response);
			},
			(error: unknown) => {
				if (controller.signal.aborted) return;
				console.warn('Failed to fetch price data:', error);
				setFailed(true);
			},
		);
		return () => controller.abort();
	}, [fetch, attempt]);

	const retry = useCallback(() => setAttempt((count) => count + 1), []);
	return { data, failed, retry };
}
