import type { Payload } from 'payload';

/** Asks the database for next to nothing; rejects with its error when it can't be reached or read. */
export async function askDatabase(payload: Payload): Promise<void> {
	await payload.db.findOne({
		collection: 'users',
		select: { id: true },
		where: { id: { equals: 0 } },
	});
}
