import type { MediaFieldsFragment } from '~/content/generated/operations';

/** Absolute address of an image at the size social networks ask for, as PNG, which all of them read. */
export function socialImageUrl(image: MediaFieldsFragment, origin: string): string {
	return image.url.startsWith('/')
		? `${origin}/images/f_png,fit_cover,s_1200x630${image.url}`
		: image.url;
}
