/**
 * Merges a changed document into its form; false if the editor still has to decide, or if it can't be read. A form that `follows` has no
 * changes of its own: nothing is stored, and no notice is shown.
 */
type Merge = (follows: boolean) => Promise<boolean>;

const openForms = new Map<Merge, string>();

/** Registers an open form. `document` is like `pages/12`, or `header` for a global. Returns a function that unregisters it. */
export function registerOpenForm(document: string, merge: Merge): () => void {
	openForms.set(merge, document);
	return () => openForms.delete(merge);
}

/** Merges a changed document into its open forms, for example after an import; true if all of them merged it. */
export async function mergeIntoOpenForms(document: string, follows = false): Promise<boolean> {
	const merges = [...openForms].filter(([, formDocument]) => formDocument === document);
	return (await Promise.all(merges.map(([merge]) => merge(follows)))).every(Boolean);
}
