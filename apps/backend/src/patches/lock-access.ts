import type { Access, Payload } from 'payload';
import { z } from 'zod';

const nobody: Access = () => false;

const ownLocks: Access = ({ req: { user } }) =>
	user ? { 'user.value': { equals: user.id } } : false;

/** The change by which Payload's take-over button moves a lock. */
const newOwner = z.strictObject({
	user: z.strictObject({ relationTo: z.literal('users'), value: z.number() }),
});

/** Allows users to take over a lock, but neither to give one to another account nor to move it to another document. */
const takeOver: Access = ({ data, req: { user } }) =>
	user?.id !== undefined && newOwner.safeParse(data).data?.user.value === user.id;

/**
 * Restricts the access to locks over REST: users can delete their own lock, as a form does when it is closed, and take over the lock of
 * another user. Payload lets every user create, change and delete all locks. Server functions of forms and saves write locks without these
 * access functions. Called once, after Payload has started, because the collection cannot be configured.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/11624 requires only a signed-in user. Tests: `test/lock.test.ts`,
 * `test/upstream/sources.test.ts`.
 */
export function guardLocks({ collections }: Payload): void {
	const { access } = collections['payload-locked-documents'].config;
	Object.assign(access, { create: nobody, update: takeOver, delete: ownLocks });
}
