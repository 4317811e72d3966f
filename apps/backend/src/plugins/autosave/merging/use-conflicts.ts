'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conflict } from './merge-documents.ts';
import { readConflicts, storeConflicts } from './stored-conflicts.ts';

export interface Conflicts {
	conflicts: readonly Conflict[];
	add: (more: readonly Conflict[]) => void;
	resolve: (conflict: Conflict) => void;
}

/** The undecided conflicts of a form; `formKey` identifies an account, a document and a locale. */
export function useConflicts(formKey: string): Conflicts {
	const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
	const latest = useRef(conflicts);
	const show = useCallback((next: readonly Conflict[]) => {
		latest.current = next;
		setConflicts(next);
	}, []);
	useEffect(() => show(readConflicts(formKey)), [formKey, show]);
	const change = useCallback(
		(next: readonly Conflict[]) => {
			show(next);
			storeConflicts(formKey, next);
		},
		[formKey, show],
	);
	const add = useCallback(
		(more: readonly Conflict[]) => {
			if (more.length > 0) change([...latest.current, ...more]);
		},
		[change],
	);
	const resolve = useCallback(
		(conflict: Conflict) => change(latest.current.filter((other) => other !== conflict)),
		[change],
	);
	return { conflicts, add, resolve };
}
