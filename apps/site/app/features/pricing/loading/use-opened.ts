import { type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * What a `details` element needs so that its opening is told, also when it was opened before React took over, without an
 * event for it.
 */
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
