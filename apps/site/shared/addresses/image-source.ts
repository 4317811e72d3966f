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

function transformedUrl(url: string, modifiers: string): string {
	return `${imagePath}/${modifiers}${url}`;
}

/** An image with a fluid width: one candidate per width, none larger than the original. */
export function fluidImage(
	url: string,
	originalWidth: number | null,
	format: ImageFormat = 'webp',
): ImageSource {
	const limit = originalWidth ?? Number.POSITIVE_INFINITY;
	const widths = imageWidths.filter((width) => width <= limit);
	const candidates = widths.length > 0 ? widths : [imageWidths[0]];
	const at = (width: number) => transformedUrl(url, fluidModifiers(width, format));
	const middle = candidates[Math.floor((candidates.length - 1) / 2)] ?? imageWidths[0];
	return {
		src: at(middle),
		srcSet: candidates.map((width) => `${at(width)} ${width}w`).join(', '),
	};
}

/** An image with a fixed size in CSS pixels, such as an avatar: cropped around its focal point, in each density. */
export function fixedImage(
	url: string,
	width: number,
	height: number,
	position?: FocalPosition,
): ImageSource {
	const at = (density: number) =>
		transformedUrl(url, fixedModifiers({ width, height }, density, position));
	return {
		src: at(1),
		srcSet: imageDensities.map((density) => `${at(density)} ${density}x`).join(', '),
	};
}

/** True for drawings and animated images, and for files that the proxy cannot reach: they are served unchanged. */
export function isServedAsIs(mimeType: string, url: string): boolean {
	return mimeType === 'image/svg+xml' || mimeType === 'image/gif' || !/^\/(?!\/)/.test(url);
}
