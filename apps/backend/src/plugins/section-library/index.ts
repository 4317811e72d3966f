import { add, type Plugin } from '../../platform/plugin.ts';
import { patterns } from './collection.ts';
import { patternEndpoints } from './endpoints.ts';

/** Sections that were saved to be inserted again. */
export const sectionLibrary = (): Plugin =>
	add({ collections: [patterns], endpoints: patternEndpoints });
