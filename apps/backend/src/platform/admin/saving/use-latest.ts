'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value, for listeners that stay the same: also when the page goes right after it was shown. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
	const latest = useRef(value);
	useLayoutEffect(() => {
		latest.current = value;
	}, [value]);
	return latest;
}
