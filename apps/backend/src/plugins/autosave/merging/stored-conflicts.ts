import { z } from 'zod';
import type { Conflict } from './merge-documents.ts';

const shape = z.array(z.object({ path: z.string(), mine: z.unknown(), theirs: z.unknown() }));

const keyOf = (form: string): string => `conflicts:${form}`;

/** Conflicts that nobody has decided yet: they outlive a reload. `form` names a document in one language. */
export function readConflicts(form: string): Conflict[] {
	const stored = sessionStorage.getItem(keyOf(form));
	return stored === null ? [] : (shape.safeParse(JSON.parse(stored)).data ?? []);
}

/** What the browser has no room for stays in the page only. */
export function storeConflicts(form: string, conflicts: readonly Conflict[]): void {
	try {
		if (conflicts.length === 0) sessionStorage.removeItem(keyOf(form));
		else sessionStorage.setItem(keyOf(form), JSON.stringify(conflicts));
	} catch (cause) {
		console.error(cause);
	}
}
