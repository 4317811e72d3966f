import { join } from 'node:path';

/** Tells the dependency checker what `~/` means; it reads resolver settings in webpack's form. */
export default { resolve: { alias: { '~': join(import.meta.dirname, '../../apps/site/app') } } };
