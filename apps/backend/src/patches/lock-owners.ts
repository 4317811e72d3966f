import type { CollectionAfterReadHook, Payload } from 'payload';
import { z } from 'zod';
import type { User } from '../payload-types.ts';

/** Who writes a document, for colleagues: nothing else of the account. */
interface LockOwner {
	id: User['id'];
	/** Name and address together: Payload's screens show this alone. */
	email: string;
}

const lock = z.object({
	user: z.object({
		value: z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]),
	}),
});

/**
 * Says by name and e-mail address who has a document open. Payload fills the account in as far as the reader may see it: editors see
 * each other's not at all, and would read "User: 1".
 *
 * Upstream: https://github.com/payloadcms/payload/pull/8950 shows the id on purpose. Tests: `test/lock.test.ts`, `test/upstream/sources.test.ts`.
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
	const { id, name, email } = account;
	const owner: LockOwner = { id, email: name ? `${name} (${email})` : email };
	return { ...doc, user: { relationTo: 'users', value: owner } };
};

/** Payload makes the collection of locks itself and offers no way to configure it. Called once, when Payload has started. */
export function nameLockOwners({ collections }: Payload): void {
	const { hooks } = collections['payload-locked-documents'].config;
	if (!hooks.afterRead.includes(nameOwner)) hooks.afterRead.push(nameOwner);
}
