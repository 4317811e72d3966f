// What the rest of the backend may import of this plugin.
export { keepLock } from './keep-lock.ts';
export { queueRevalidation, quietContext, skipsSideEffects } from './queue-revalidation.ts';
export { revalidationHooks } from './revalidation-hooks.ts';
export { startVersions } from './start-versions.ts';
