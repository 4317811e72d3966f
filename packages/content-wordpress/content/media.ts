import { type CacheTag, documentTag } from '@website/contracts/cache-tags';
import type { Fields } from '@website/contracts/content-schema';
import type { Addresses } from '../catalog/addresses.ts';
import type { WordPressMedia } from '../wpgraphql/selections.ts';

/** A file of WordPress as the contract's MediaItem; undefined without a URL. */
export function mediaItem(
	media: Partial<WordPressMedia> | null | undefined,
	addresses: Addresses,
): Fields | undefined {
	const url = addresses.file(media?.sourceUrl ?? media?.mediaItemUrl);
	if (!media || !url) return undefined;
	return {
		id: String(media.databaseId ?? url),
		url,
		alt: media.altText,
		mimeType: media.mimeType,
		width: media.mediaDetails?.width || null,
		height: media.mediaDetails?.height || null,
	};
}

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
