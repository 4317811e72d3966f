import { add, type Plugin } from '../../platform/plugin.ts';
import { unansweredSearches } from './count-unanswered.ts';

/** The collection of searches without results. The index itself is in memory (`text-index.ts`). */
export const search = (): Plugin => add({ collections: [unansweredSearches] });
