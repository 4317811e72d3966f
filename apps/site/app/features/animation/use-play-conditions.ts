import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(onChange: () => void): () => void {
	const query = matchMedia(reducedMotion);
	query.addEventListener('change', onChange);
	return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor prefers reduced motion; true until scripts run. */
export function usePrefersReducedMotion(): boolean {
	return useSyncExternalStore(
		subscribeToMotion,
		() => matchMedia(reducedMotion).matches,
		() => true,
	);
}

function subscribeToVisibility(onChange: () => void): () => void {
	document.addEventListener('visibilitychange', onChange);
	return () => document.removeEventListener('visibilitychange', onChange);
}

export function useIsTabVisible(): boolean {
	return useSyncExternalStore(
		subscribeToVisibility,
		() => document.visibilityState === 'visible',
		() => false,
	);
}

export function useIsNear(element: RefObject<Element | null>, distance: string): boolean {
	const [isNear, setIsNear] = useState(false);
	useEffect(() => {
		const target = element.current;
		if (!target) return;
		const observer = new IntersectionObserver(
			(entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
			{ rootMargin: distance },
		);
		observer.observe(target);
		return () => observer.disconnect();
	}, [element, distance]);
	return isNear;
}
