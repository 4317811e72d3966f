import { checkSortPaths } from '../database/sort-paths.ts';
import { add, inOrder, type Plugin } from '../plugin.ts';
import { handleOutage } from './errors/outages.ts';
import { handleUnusableInput } from './errors/unusable-input.ts';
import { ignoreTimestamps } from './ignore-timestamps.ts';
import { limitDocumentSize } from './large-reads/document-size.ts';

/** Error responses for outages and for requests that cannot be used. */
export const errorResponses = (): Plugin =>
	add({ afterError: [handleOutage, handleUnusableInput] });

/**
 * Ignores timestamps that clients send, limits the size of documents, and checks the paths of sorts. Comes after all plugins that change
 * collections.
 */
export const inputLimits = (): Plugin =>
	inOrder(ignoreTimestamps, limitDocumentSize, add({ onInit: checkSortPaths }));
