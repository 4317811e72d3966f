'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conflict } from './merge-documents.ts';
import { readConflicts, storeConflicts } from './stored-conflicts.ts';

export interface Conflicts {
	conflicts: readonly Conflict[];
	add: (more: readonly Conflict[]) => void;
	settle: (settled: Conflict) => void;
}

/** What somebody has still to decide in a form, which `form` names. */
export function useConflicts(form: string): Conflicts {
	const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
	const latest = useRef(conflicts);
	const show = useCallback((now: readonly Conflict[]) => {
		latest.current = now;
		setConflicts(now);
	}, []);
	useEffect(() => show(readConflicts(form)), [form, show]);
	const change = useCallback(
		(now: readonly Conflict[]) => {
			show(now);
			storeConflicts(form, now);
		},
		[form, show],
	);
	const add = useCallback(
		(more: readonly Conflict[]) => {
			if (more.length > 0) change([...latest.current, ...more]);
		},
		[change],
	);
	const settle = useCallback(
		(settled: Conflict) => change(latest.current.filter((one) => one !== settled)),
		[change],
	);
	return { conflicts, add, settle };
}
