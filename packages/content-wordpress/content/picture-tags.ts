import { type CacheTag, documentTag } from '@website/contracts/cache-tags';

/** Adds the tags of the pictures in a response of WordPress: objects of `mediaSelection`, and those in texts. */
export function tagPictures(tags: Set<CacheTag>, value: unknown): void {
	if (typeof value === 'string') {
		for (const [, id] of value.matchAll(/\bwp-image-(\d{1,12})\b/g)) {
			tags.add(documentTag('media', Number(id)));
		}
		return;
	}
	if (typeof value !== 'object' || value === null) return;
	if ('mediaItemUrl' in value && 'databaseId' in value && value.databaseId) {
		tags.add(documentTag('media', Number(value.databaseId)));
	}
	for (const part of Object.values(value)) tagPictures(tags, part);
}
