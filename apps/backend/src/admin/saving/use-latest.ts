'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A ref to the latest value, for listeners that are registered once. It is updated in a layout effect, so also if the page closes right
 * after a render.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
	const latest = useRef(value);
	useLayoutEffect(() => {
		latest.current = value;
	}, [value]);
	return latest;
}
