import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns a ref and whether its element has been within one viewport height of the viewport since React has started. */
export function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
	const element = useRef<Element>(null);
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (!element.current || isNear) return;
		const observer = new IntersectionObserver(
			(entries) => setNear(entries.some((entry) => entry.isIntersecting)),
			{ rootMargin: '100%' },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [isNear]);
	return [element, isNear];
}
