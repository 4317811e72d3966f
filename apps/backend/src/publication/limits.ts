const second = 1000;
const minute = 60 * second;

/** Publishing and its undo. */
export const limits = {
	/** Documents that are published or unpublished in one request, each in its own transaction. */
	documentsAtOnce: 100,
	/** Documents that a screen changes in one request, so that none takes long. */
	changesAtOnce: 20,
	/** Documents in one preview: each runs the checklist in all languages. */
	previewsAtOnce: 20,
	/** How long a publication can be undone. */
	undoMs: minute,
} as const;
