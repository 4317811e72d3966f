import type { Payload } from 'payload';

/** When a user last signed in (ISO 8601); null if the audit trail has no sign-in. */
export async function readLastSignIn(
	payload: Payload,
	id: number | string,
): Promise<string | null> {
	const { docs } = await payload.find({
		collection: 'audit-entries',
		where: {
			and: [{ place: { equals: `users:${id}` } }, { action: { equals: 'signedIn' } }],
		},
		sort: '-createdAt',
		select: { createdAt: true },
		limit: 1,
		pagination: false,
		depth: 0,
	});
	return docs[0]?.createdAt ?? null;
}

/** Whether an account without a sign-in was invited. The token of an invitation is stored until it is used, also after it has expired. */
export async function isInvited(payload: Payload, id: number | string): Promise<boolean> {
	const where = { id: { equals: id }, resetPasswordToken: { exists: true } };
	return (await payload.count({ collection: 'users', where })).totalDocs > 0;
}
