import { add, type Plugin } from '../../platform/plugin.ts';
import { redirects as redirectCollection } from './collection.ts';

/** Where addresses that were left lead, and their list as CSV. Saves that leave one write them (`documents/redirects`). */
export const redirects = (): Plugin => add({ collections: [redirectCollection] });
