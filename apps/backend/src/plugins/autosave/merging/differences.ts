import { isSameValue, isWritten } from '../../../documents/same-value.ts';
import type { Data } from './merge-documents.ts';

/** Names of the fields that two states of a document hold differently. */
export const differences = (one: Data, other: Data): string[] =>
	Object.keys(one).filter((name) => isWritten(name) && !isSameValue(one[name], other[name]));
