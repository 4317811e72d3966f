import {
	type FocalPosition,
	fixedModifiers,
	fluidModifiers,
	type ImageFormat,
	imageDensities,
	imagePath,
	imageWidths,
} from './image-variants.ts';

export interface ImageSource {
	src: string;
	srcSet: string;
}

function transformed(url: string, modifiers: string): string {
	return `${imagePath}/${modifiers}${url}`;
}

/** A picture that follows the layout: one candidate per width, none larger than the original. */
export function fluidImage(
	url: string,
	originalWidth: number | null,
	format: ImageFormat = 'webp',
): ImageSource {
	const limit = originalWidth ?? Number.POSITIVE_INFINITY;
	const widths = imageWidths.filter((width) => width <= limit);
	const offered = widths.length > 0 ? widths : [imageWidths[0]];
	const at = (width: number) => transformed(url, fluidModifiers(width, format));
	const middle = offered[Math.floor((offered.length - 1) / 2)] ?? imageWidths[0];
	return { src: at(middle), srcSet: offered.map((width) => `${at(width)} ${width}w`).join(', ') };
}

/** A picture of a fixed size in CSS pixels, such as an avatar: cut to it around its focal point, in each density. */
export function fixedImage(
	url: string,
	width: number,
	height: number,
	position?: FocalPosition,
): ImageSource {
	const at = (density: number) =>
		transformed(url, fixedModifiers({ width, height }, density, position));
	return {
		src: at(1),
		srcSet: imageDensities.map((density) => `${at(density)} ${density}x`).join(', '),
	};
}

/** Drawings and animated pictures are served as they are; so is everything the proxy cannot reach. */
export function isServedAsIs(mimeType: string, url: string): boolean {
	return mimeType === 'image/svg+xml' || mimeType === 'image/gif' || !/^\/(?!\/)/.test(url);
}
