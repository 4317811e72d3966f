const second = 1000;
const minute = 60 * second;

/** Publishing and its undo. */
export const limits = {
	/** Documents that are published or unpublished in one request, each in its own transaction. */
	documentsAtOnce: 100,
	/** How long a publication can be undone. */
	undoMs: minute,
} as const;
