import { pictureShapes, type Third, thirdOf } from '@website/contracts/picture-shapes';

/** Widths the site asks for (specification section 9: xs to xxl). */
export const imageWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** Pixel densities the site asks for (specification section 9). */
export const imageDensities = [1, 2] as const;

/** Formats of pictures in pages; `avif` answers with WebP where that is smaller. */
export const imageFormats = ['webp', 'avif'] as const;

/** Portraits (specification section 9: 34 × 34, WebP). */
export const avatarSize = pictureShapes.portrait;

/** What social networks ask for, in formats all of them read. */
export const socialSize = pictureShapes.share;
export const socialFormats = ['png', 'jpeg'] as const;

/** Where a picture is held when it is cut; the middle has no name. */
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

/** Modifiers that leave a drawing as it is. */
export const untouched = '_';

export function fluidModifiers(width: number, format: ImageFormat): string {
	return `w_${width},f_${format}`;
}

/** Modifiers of a picture cut to a fixed size in CSS pixels, at a density. */
export function fixedModifiers(
	size: { width: number; height: number },
	density: number,
	position?: FocalPosition,
): string {
	return `s_${size.width * density}x${size.height * density},f_webp${held(position)}`;
}

export function socialModifiers(format: SocialFormat, position?: FocalPosition): string {
	return `f_${format},fit_cover,s_${socialSize.width}x${socialSize.height}${held(position)}`;
}

/** Modifiers of a mark that icons are made of. */
export const iconModifiers = 'f_png,fit_inside,s_512x512';

/** The third of the picture its focal point lies in, so that few variants cover every picture. */
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

function held(position: FocalPosition | undefined): string {
	return position ? `,position_${position}` : '';
}
