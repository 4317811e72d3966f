import {
	type SharedGlobal,
	sharedGlobals,
	type TextCollection,
	textCollections,
} from '../content/entities.ts';

/** A document that editors write, as one word names it: `pages:12`, `global:header`. */
export type Written = { collection: TextCollection; id: number } | { global: SharedGlobal };

/** An id as both databases number documents, in an address or a stored key. */
export const idPattern = /^[1-9]\d{0,8}$/;

/** What a key names; null for anything that is no document of these kinds. */
export function writtenAt(key: string): Written | null {
	const [entity = '', rest = ''] = key.split(':');
	const global = sharedGlobals.find((slug) => entity === 'global' && slug === rest);
	if (global) return { global };
	const collection = textCollections.find((slug) => slug === entity);
	return collection && idPattern.test(rest) ? { collection, id: Number(rest) } : null;
}

/** The same as checks of access take it. */
export const refTo = (written: Written): { entity: TextCollection | SharedGlobal; id?: number } =>
	'global' in written ? { entity: written.global } : { entity: written.collection, id: written.id };
