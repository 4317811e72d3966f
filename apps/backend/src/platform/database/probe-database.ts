import type { Payload } from 'payload';

/** Runs a minimal query. Rejects with the database's error if the database cannot be reached or read. */
export async function probeDatabase(payload: Payload): Promise<void> {
	await payload.db.findOne({
		collection: 'users',
		select: { id: true },
		where: { id: { equals: 0 } },
	});
}
