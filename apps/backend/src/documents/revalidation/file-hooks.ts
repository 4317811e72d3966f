import { type CacheTag, documentTag } from '@website/contracts/cache-tags';
import { fileTag } from '@website/contracts/file-tag';
import type { CollectionConfig } from 'payload';
import { mapMedia } from '../../content/values/media.ts';
import type { Media } from '../../payload-types.ts';
import { queueRevalidation } from './queue-revalidation.ts';

type Hooks = Required<Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>>;

const tagsOf = ({ id, filename }: Pick<Media, 'id' | 'filename'>): CacheTag[] => [
	documentTag('media', id),
	...(filename ? [fileTag(filename)] : []),
];

const bytes = ({ filename, revision, deletedAt }: Media) =>
	JSON.stringify([filename, revision ?? null, deletedAt ?? null]);

const seen = (file: Media) => JSON.stringify([mapMedia(file), file.deletedAt ?? null]);

/**
 * What becomes stale when a file is stored: what shows it, unless visitors see no difference (it was moved to a folder, say), and what was
 * made from its bytes, once others are at its address or none.
 */
export function staleAfterChange(file: Media, former: Media | undefined): CacheTag[] {
	if (!former) return [documentTag('media', file.id)];
	if (bytes(file) !== bytes(former)) return [...new Set([...tagsOf(former), ...tagsOf(file)])];
	return seen(file) === seen(former) ? [] : [documentTag('media', file.id)];
}

/** Announces changes of files. */
export const fileHooks: Hooks = {
	afterChange: [
		async function announceFile({ doc, previousDoc, operation, req }) {
			const tags = staleAfterChange(doc, operation === 'update' ? previousDoc : undefined);
			if (tags.length > 0) await queueRevalidation(req, tags);
		},
	],
	afterDelete: [
		async function announceDeletedFile({ doc, req }) {
			return queueRevalidation(req, tagsOf(doc));
		},
	],
};
