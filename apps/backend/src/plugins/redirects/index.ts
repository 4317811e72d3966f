import { add, type Plugin } from '../../platform/plugin.ts';
import { redirects as redirectCollection } from './collection.ts';

/** The redirects collection with CSV import and export. Saves that change a URL create redirects (`documents/redirects`). */
export const redirects = (): Plugin => add({ collections: [redirectCollection] });
