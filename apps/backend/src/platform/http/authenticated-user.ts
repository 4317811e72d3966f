import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuthStrategy, TypedUser } from 'payload';
import { processMemory } from '../process-memory.ts';

/** The user whom `requireAuth` has found for the request that the calling code handles. */
export const authenticatedUser = processMemory(
	'authenticated-user',
	() => new AsyncLocalStorage<TypedUser>(),
);

/** Spares Payload a second search for the user of a request, which it would report as no user if the database failed meanwhile. */
export const authenticatedBefore: AuthStrategy = {
	name: 'authenticated-before',
	authenticate: () => ({ user: authenticatedUser().getStore() ?? null }),
};
