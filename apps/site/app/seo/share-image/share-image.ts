import { shareImagePathOf } from '#shared/addresses/share-image-path.ts';
import type { MediaFieldsFragment } from '~/content/generated/operations';
import { socialImageUrl } from './social-image';

export interface ShareImage {
	/** Absolute URL. */
	url: string;
	alt: string;
}

export interface ShareImageOptions {
	/** The image that editors selected; otherwise an image with the page's title is generated. */
	image: MediaFieldsFragment | null;
	/** The page's path and title. */
	path: string;
	title: string;
	/** The site's origin. */
	origin: string;
}

/** The image of a shared page, 1200 × 630 pixels. */
export function shareImage({ image, path, title, origin }: ShareImageOptions): ShareImage {
	if (image) return { url: socialImageUrl(image, origin), alt: image.alt };
	return { url: origin + shareImagePathOf(path), alt: title };
}
