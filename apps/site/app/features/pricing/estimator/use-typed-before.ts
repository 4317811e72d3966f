import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Takes over what a visitor entered into a field of the server's HTML before React started. React keeps such a value on the screen,
 * but knows nothing of it: no event tells it.
 */
export function useTypedBefore(
	field: RefObject<Field | null>,
	initial: string,
	take: (typed: string) => void,
): void {
	const takeOver = useEffectEvent(() => {
		const typed = field.current?.value;
		if (typed !== undefined && typed !== initial) take(typed);
	});
	useLayoutEffect(() => takeOver(), []);
}
