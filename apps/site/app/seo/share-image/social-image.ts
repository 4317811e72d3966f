import { focalPosition, imagePath, socialModifiers } from '#shared/addresses/image-variants.ts';
import type { MediaFieldsFragment } from '~/content/generated/operations';

/** Absolute address of an image at the size social networks ask for, as PNG, which all of them read. */
export function socialImageUrl(image: MediaFieldsFragment, origin: string): string {
	const modifiers = socialModifiers('png', focalPosition(image.focalX, image.focalY));
	return image.url.startsWith('/') ? `${origin}${imagePath}/${modifiers}${image.url}` : image.url;
}
