import type { Access, Payload } from 'payload';

const nobody: Access = () => false;

const ownLocks: Access = ({ req: { user } }) =>
	user ? { 'user.value': { equals: user.id } } : false;

/**
 * Payload lets everybody who has signed in make, change and delete every lock over REST, and so take a document without its open form being asked.
 * Locks are made by the forms' server functions and saves, and given away by `handover/`, none of which asks here; who leaves a form deletes their own. Called
 * once, when Payload has started, as there is no way to configure the collection.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/11624 asks for a signed-in user, and no more. Tests: `test/lock.test.ts`, `test/upstream/sources.test.ts`.
 */
export function guardLocks({ collections }: Payload): void {
	const { access } = collections['payload-locked-documents'].config;
	Object.assign(access, { create: nobody, update: nobody, delete: ownLocks });
}
