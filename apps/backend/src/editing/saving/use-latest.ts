'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** The newest value, for listeners that stay the same. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
	const latest = useRef(value);
	useEffect(() => {
		latest.current = value;
	}, [value]);
	return latest;
}
