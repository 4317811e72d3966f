import { type CacheTag, documentTag } from '@website/contracts/cache-tags';
import { fileTag } from '@website/contracts/file-tag';
import type { CollectionConfig } from 'payload';
import { mapMedia } from '../../content/values/media.ts';
import type { Media } from '../../payload-types.ts';
import { queueRevalidation } from '../revalidation/api.ts';

type Hooks = Required<Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>>;

const tagsOf = ({ id, filename }: Pick<Media, 'id' | 'filename'>): CacheTag[] => [
	documentTag('media', id),
	...(filename ? [fileTag(filename)] : []),
];

const fileKey = ({ filename, revision, deletedAt }: Media) =>
	JSON.stringify([filename, revision ?? null, deletedAt ?? null]);

const contentKey = (file: Media) => JSON.stringify([mapMedia(file), file.deletedAt ?? null]);

/**
 * The cache tags that become stale when a file is saved: that of the document, unless nothing visible changed (such as a move to another
 * folder), and those of the file URLs if their bytes changed or were removed.
 */
export function staleTags(file: Media, previous: Media | undefined): CacheTag[] {
	if (!previous) return [documentTag('media', file.id)];
	if (fileKey(file) !== fileKey(previous))
		return [...new Set([...tagsOf(previous), ...tagsOf(file)])];
	return contentKey(file) === contentKey(previous) ? [] : [documentTag('media', file.id)];
}

/** Revalidates when files change. */
export const fileHooks: Hooks = {
	afterChange: [
		async function revalidateFile({ doc, previousDoc, operation, req }) {
			const tags = staleTags(doc, operation === 'update' ? previousDoc : undefined);
			if (tags.length > 0) await queueRevalidation(req, tags);
		},
	],
	afterDelete: [
		async function revalidateDeletedFile({ doc, req }) {
			return queueRevalidation(req, tagsOf(doc));
		},
	],
};
