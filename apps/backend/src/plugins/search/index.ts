import { add, type Plugin } from '../../platform/plugin.ts';
import { unansweredSearches } from './unanswered/collection.ts';

/** What visitors searched for in vain. The index itself is kept by the database (`search/index`). */
export const search = (): Plugin => add({ collections: [unansweredSearches] });
