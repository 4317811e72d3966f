import { z } from 'zod';
import type { Conflict } from './merge-documents.ts';

const shape = z.array(z.object({ path: z.string(), mine: z.unknown(), theirs: z.unknown() }));

const keyOf = (form: string): string => `conflicts:${form}`;

/** Conflicts that nobody has decided yet: they outlive the tab. `form` names an account, a document and a language. */
export function readConflicts(form: string): Conflict[] {
	const stored = localStorage.getItem(keyOf(form));
	return stored === null ? [] : (shape.safeParse(JSON.parse(stored)).data ?? []);
}

/** What the browser has no room for stays in the page only. */
export function storeConflicts(form: string, conflicts: readonly Conflict[]): void {
	try {
		if (conflicts.length === 0) localStorage.removeItem(keyOf(form));
		else localStorage.setItem(keyOf(form), JSON.stringify(conflicts));
	} catch (cause) {
		console.error(cause);
	}
}
