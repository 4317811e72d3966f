import { useCallback, useEffect, useState } from 'react';

export interface Fetched<T> {
	/** The last answer; the one before until another has come. Null before the first. */
	loaded: T | null;
	failed: boolean;
	retry: () => void;
}

/** What a component fetches when it is shown, again when `fetch` changes, nothing while it is null. A superseded call is aborted. */
export function useFetched<T>(fetch: ((signal: AbortSignal) => Promise<T>) | null): Fetched<T> {
	const [loaded, setLoaded] = useState<T | null>(null);
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same again
	useEffect(() => {
		setFailed(false);
		if (!fetch) return;
		const controller = new AbortController();
		fetch(controller.signal).then(
			(response) => {
				if (!controller.signal.aborted) setLoaded(response);
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
	return { loaded, failed, retry };
}
