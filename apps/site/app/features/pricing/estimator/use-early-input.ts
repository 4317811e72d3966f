import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Applies input that a visitor entered into a field of the server's HTML before hydration. React keeps the field's value in the DOM, but
 * gets no event for it.
 */
export function useEarlyInput(
	field: RefObject<Field | null>,
	initial: string,
	onInput: (input: string) => void,
): void {
	const applyInput = useEffectEvent(() => {
		const input = field.current?.value;
		if (input !== undefined && input !== initial) onInput(input);
	});
	useLayoutEffect(() => applyInput(), []);
}
