import { pictureShapes, type Third, thirdOf } from '@website/contracts/picture-shapes';

/** Image widths of the site (specification section 9: xs to xxl). */
export const imageWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** Pixel densities of the site (specification section 9). */
export const imageDensities = [1, 2] as const;

/** Image formats in pages; `avif` returns WebP if that is smaller. */
export const imageFormats = ['webp', 'avif'] as const;

/** Portraits (specification section 9: 34 × 34, WebP). */
export const avatarSize = pictureShapes.portrait;

/** The image size of social networks, in formats that all of them support. */
export const socialSize = pictureShapes.share;
export const socialFormats = ['png', 'jpeg'] as const;

/** Positions around which an image is cropped; the center has no name. */
export const focalPositions = [
	'left-top',
	'top',
	'right-top',
	'left',
	'right',
	'left-bottom',
	'bottom',
	'right-bottom',
] as const;

export type ImageFormat = (typeof imageFormats)[number];
export type SocialFormat = (typeof socialFormats)[number];
export type FocalPosition = (typeof focalPositions)[number];

export const imagePath = '/images';

/** Modifiers that serve a drawing unchanged. */
export const unchangedModifiers = '_';

export function fluidModifiers(width: number, format: ImageFormat): string {
	return `w_${width},f_${format}`;
}

/** Modifiers that crop an image to a fixed size in CSS pixels, at a density. */
export function fixedModifiers(
	size: { width: number; height: number },
	density: number,
	position?: FocalPosition,
): string {
	return `s_${size.width * density}x${size.height * density},f_webp${positionModifier(position)}`;
}

export function socialModifiers(format: SocialFormat, position?: FocalPosition): string {
	return `f_${format},fit_cover,s_${socialSize.width}x${socialSize.height}${positionModifier(position)}`;
}

/** Modifiers of the brand's mark for icons. */
export const iconModifiers = 'f_png,fit_inside,s_512x512';

/** The third of the image that contains its focal point: few variants cover all images. */
export function focalPosition(
	focalX: number | null | undefined,
	focalY: number | null | undefined,
): FocalPosition | undefined {
	const across = sides.across[thirdOf(focalX ?? 50)];
	const down = sides.down[thirdOf(focalY ?? 50)];
	const name = [across, down].filter(Boolean).join('-');
	return focalPositions.find((position) => position === name);
}

const sides = {
	across: { first: 'left', middle: '', last: 'right' },
	down: { first: 'top', middle: '', last: 'bottom' },
} satisfies Record<string, Record<Third, string>>;

function positionModifier(position: FocalPosition | undefined): string {
	return position ? `,position_${position}` : '';
}
