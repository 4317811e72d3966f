import { type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react';

/** Props of a `details` element that tell its opening, also before React took over. */
export function useOpened(onOpened: () => void) {
	const ref = useRef<HTMLDetailsElement>(null);
	const tell = useEffectEvent(onOpened);
	useEffect(() => {
		if (ref.current?.open) tell();
	}, []);
	return {
		ref,
		onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
			if (currentTarget.open) onOpened();
		},
	};
}
