import type { CollectionAfterReadHook, Payload } from 'payload';
import { z } from 'zod';
import type { User } from '../payload-types.ts';

/** The user who edits a document, without other data of the account. */
interface LockOwner {
	id: User['id'];
	/** The name, or the email address without one, because Payload's screens show only this field. */
	email: string;
}

const lock = z.object({
	user: z.object({
		value: z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]),
	}),
});

/**
 * Names the user who has a document open. Payload populates the account only as far as the reader may read it;
 * editors may not read other accounts and would see "User: 1".
 *
 * Upstream: https://github.com/payloadcms/payload/pull/8950 shows the id on purpose. Tests: `test/lock.test.ts`,
 * `test/upstream/sources.test.ts`.
 */
const nameOwner: CollectionAfterReadHook = async ({ doc, req }) => {
	const result = lock.safeParse(doc);
	if (!result.success || !req.user) return doc;
	const account = await req.payload.db.findOne<User>({
		collection: 'users',
		where: { id: { equals: result.data.user.value } },
		select: { name: true, email: true },
		req,
	});
	if (!account) return doc;
	const owner: LockOwner = { id: account.id, email: account.name?.trim() || account.email };
	return { ...doc, user: { relationTo: 'users', value: owner } };
};

/**
 * Adds the hook to the collection of locks, which Payload creates and which cannot be configured. Called once, after Payload has started.
 */
export function nameLockOwners({ collections }: Payload): void {
	const { hooks } = collections['payload-locked-documents'].config;
	if (!hooks.afterRead.includes(nameOwner)) hooks.afterRead.push(nameOwner);
}
