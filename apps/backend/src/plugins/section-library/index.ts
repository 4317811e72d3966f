import { add, type Plugin } from '../../platform/plugin.ts';
import { patterns } from './collection.ts';
import { patternEndpoints } from './endpoints.ts';

/** A library of reusable sections. */
export const sectionLibrary = (): Plugin =>
	add({ collections: [patterns], endpoints: patternEndpoints });
