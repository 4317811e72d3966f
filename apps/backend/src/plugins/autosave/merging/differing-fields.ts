import { isEditable, isSameValue } from '../../../documents/same-value.ts';
import type { Data } from './merge-documents.ts';

/** The names of the fields that differ between two states of a document. */
export const differingFields = (one: Data, other: Data): string[] =>
	Object.keys(one).filter((name) => isEditable(name) && !isSameValue(one[name], other[name]));
