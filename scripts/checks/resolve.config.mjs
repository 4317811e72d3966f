import { join } from 'node:path';

/** Resolves `~/` for the dependency checker, which reads resolver settings in webpack's format. */
export default { resolve: { alias: { '~': join(import.meta.dirname, '../../apps/site/app') } } };
