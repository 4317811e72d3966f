import { type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react';

/** Props of a `details` element that call `onOpen` when it opens, or on hydration if it is already open. */
export function useOnOpen(onOpen: () => void) {
	const ref = useRef<HTMLDetailsElement>(null);
	const notify = useEffectEvent(onOpen);
	useEffect(() => {
		if (ref.current?.open) notify();
	}, []);
	return {
		ref,
		onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
			if (currentTarget.open) onOpen();
		},
	};
}
