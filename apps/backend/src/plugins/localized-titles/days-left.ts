const dayMs = 24 * 60 * 60 * 1000;

/** The days until a document in the trash is deleted, rounded up. */
export const daysLeft = (deletedAt: string, trashDays: number, now: number): number =>
	Math.max(0, Math.ceil((Date.parse(deletedAt) - now) / dayMs + trashDays));
