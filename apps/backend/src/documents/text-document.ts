import { z } from 'zod';
import {
	type SharedGlobal,
	sharedGlobals,
	type TextCollection,
	textCollections,
} from '../content/entities.ts';
import { type AnyDocument, type DocumentRef, idPattern, parseDocumentOf } from './document-ref.ts';

/** A document that editors write in each language. */
export type TextDocument = DocumentRef<TextCollection, SharedGlobal>;

/** The one that a key names; null for anything else. */
export const parseTextDocument = (key: string): TextDocument | null =>
	parseDocumentOf(key, { collections: textCollections, globals: sharedGlobals });

/** What is published at a planned time, or shown by a link: a text document or a release. */
export type PublishableDocument = TextDocument | DocumentRef<'releases', never>;

/** The one that a key names; null for anything else. */
export const parsePublishableDocument = (key: string): PublishableDocument | null =>
	parseTextDocument(key) ?? parseDocumentOf(key, { collections: ['releases'], globals: [] });

/** How a request names a document: by slug and number, a global by its slug alone. */
export const documentInRequest = {
	entity: z.string().max(100),
	id: z.union([z.number(), z.string()]).optional(),
};

/** The document that a request names. A number that none can have becomes 0, which is nowhere found. */
export const requestedDocument = ({
	entity,
	id,
}: {
	entity: string;
	id?: number | string | undefined;
}): AnyDocument =>
	id === undefined
		? { kind: 'global', slug: entity }
		: { kind: 'collection', slug: entity, id: idPattern.test(String(id)) ? Number(id) : 0 };
