import { z } from 'zod';
import type { Conflict } from './merge-documents.ts';

const shape = z.array(z.object({ path: z.string(), mine: z.unknown(), theirs: z.unknown() }));

const keyOf = (formKey: string): string => `conflicts:${formKey}`;

/** Conflicts that the editor has not decided yet; they outlive the tab. `formKey` identifies an account, a document and a locale. */
export function readConflicts(formKey: string): Conflict[] {
	const json = localStorage.getItem(keyOf(formKey));
	return json === null ? [] : (shape.safeParse(JSON.parse(json)).data ?? []);
}

/** Stores conflicts in `localStorage`. If its quota is exceeded, they exist only in the page. */
export function storeConflicts(formKey: string, conflicts: readonly Conflict[]): void {
	try {
		if (conflicts.length === 0) localStorage.removeItem(keyOf(formKey));
		else localStorage.setItem(keyOf(formKey), JSON.stringify(conflicts));
	} catch (cause) {
		console.error(cause);
	}
}
