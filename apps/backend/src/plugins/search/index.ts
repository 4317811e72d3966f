import { add, type Plugin } from '../../platform/plugin.ts';
import { unansweredSearches } from './unanswered/collection.ts';

/** The collection of searches without results. The index itself is in the database (`search/index`). */
export const search = (): Plugin => add({ collections: [unansweredSearches] });
