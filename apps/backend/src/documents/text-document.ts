import {
	type SharedGlobal,
	sharedGlobals,
	type TextCollection,
	textCollections,
} from '@website/contracts/entities';
import { z } from 'zod';
import { type AnyDocument, type DocumentRef, idPattern, parseDocumentOf } from './document-ref.ts';

/** A document or global with content in each locale. */
export type TextDocument = DocumentRef<TextCollection, SharedGlobal>;

/** Parses the key of a text document; null for any other key. */
export const parseTextDocument = (key: string): TextDocument | null =>
	parseDocumentOf(key, { collections: textCollections, globals: sharedGlobals });

/** A document that can be shared by link: a text document or a release. */
type PublishableDocument = TextDocument | DocumentRef<'releases', never>;

/** Parses the key of a publishable document; null for any other key. */
export const parsePublishableDocument = (key: string): PublishableDocument | null =>
	parseTextDocument(key) ?? parseDocumentOf(key, { collections: ['releases'], globals: [] });

/** The parameters of a request that identify a document by slug and id, or a global by its slug alone. */
export const documentInRequest = {
	entity: z.string().max(100),
	id: z.union([z.number(), z.string()]).optional(),
};

/** The document that a request identifies. An invalid id becomes 0, which matches no document. */
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
