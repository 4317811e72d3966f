import type { Access, Payload } from 'payload';

const nobody: Access = () => false;

const ownLocks: Access = ({ req: { user } }) =>
	user ? { 'user.value': { equals: user.id } } : false;

/**
 * Restricts the access to locks over REST: users can only delete their own lock, which a form does when it is closed. Payload lets every
 * user create, change and delete all locks, and so take over a document without a handover by its open form. Server functions of forms,
 * saves and `plugins/document-handover` write locks without these access functions. Called once, after Payload has started, because the
 * collection cannot be configured.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/11624 requires only a signed-in user. Tests: `test/lock.test.ts`,
 * `test/upstream/sources.test.ts`.
 */
export function guardLocks({ collections }: Payload): void {
	const { access } = collections['payload-locked-documents'].config;
	Object.assign(access, { create: nobody, update: nobody, delete: ownLocks });
}
