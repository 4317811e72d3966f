import { z } from 'zod';
import type { Conflict } from './merge-documents.ts';

const shape = z.array(z.object({ path: z.string(), mine: z.unknown(), theirs: z.unknown() }));

const keyOf = (form: string): string => `conflicts:${form}`;

/** Conflicts that the editor has not decided yet; they outlive the tab. `form` identifies an account, a document and a locale. */
export function readConflicts(form: string): Conflict[] {
	const json = localStorage.getItem(keyOf(form));
	return json === null ? [] : (shape.safeParse(JSON.parse(json)).data ?? []);
}

/** Stores conflicts in `localStorage`. If its quota is exceeded, they exist only in the page. */
export function storeConflicts(form: string, conflicts: readonly Conflict[]): void {
	try {
		if (conflicts.length === 0) localStorage.removeItem(keyOf(form));
		else localStorage.setItem(keyOf(form), JSON.stringify(conflicts));
	} catch (cause) {
		console.error(cause);
	}
}
