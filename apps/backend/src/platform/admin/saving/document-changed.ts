/** Merges what changed a document into its form; false where somebody has still to decide, or it can't be read. */
type Merge = () => Promise<boolean>;

const openForms = new Map<Merge, string>();

/** Registers an open form. `document` as in `pages/12`, or `header` for a global. Returns what ends it. */
export function onChangeOf(document: string, merge: Merge): () => void {
	openForms.set(merge, document);
	return () => openForms.delete(merge);
}

/** Lets the open forms of a document take over what changed it, such as an import beside them; true when all have. */
export async function announceChange(document: string): Promise<boolean> {
	const merges = [...openForms].filter(([, opened]) => opened === document);
	return (await Promise.all(merges.map(([merge]) => merge()))).every(Boolean);
}
