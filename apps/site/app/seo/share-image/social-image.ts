import { focalPosition, imagePath, socialModifiers } from '#shared/addresses/image-variants.ts';
import type { MediaFieldsFragment } from '~/content/generated/operations';

/** The absolute URL of an image in the size for social networks, as PNG, which all of them support. */
export function socialImageUrl(image: MediaFieldsFragment, origin: string): string {
	const modifiers = socialModifiers('png', focalPosition(image.focalX, image.focalY));
	return image.url.startsWith('/') ? `${origin}${imagePath}/${modifiers}${image.url}` : image.url;
}
