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
