// What the rest of the backend may import of this plugin.

export { startVersions } from './commit-content-version.ts';
export { keepLock } from './keep-lock.ts';
export {
	queueRevalidation,
	quietContext,
	revalidationHooks,
	skipsSideEffects,
} from './queue-revalidation.ts';
