import type { ResizeOptions } from 'sharp';
import {
	avatarSize,
	fixedModifiers,
	fluidModifiers,
	focalPositions,
	iconModifiers,
	imageDensities,
	imageFormats,
	imageWidths,
	socialFormats,
	socialModifiers,
	socialSize,
	unchangedModifiers,
} from '#shared/addresses/image-variants.ts';

export type OutputFormat = 'webp' | 'avif' | 'png' | 'jpeg';

export interface Transform {
	formats: readonly OutputFormat[];
	resize: Readonly<ResizeOptions>;
	/** The color behind a transparent image. */
	background?: string;
	drawing: 'keep' | 'rasterize' | 'refuse';
	/** True to serve animated images unchanged, because resizing them would keep the first frame only. */
	keepsAnimation?: true;
}

const positions = [undefined, ...focalPositions];

const fluid = imageWidths
	.flatMap((width) => imageDensities.map((density) => width * density))
	.flatMap((width) =>
		imageFormats.map((format): [string, Transform] => [
			fluidModifiers(width, format),
			{
				formats: format === 'avif' ? ['avif', 'webp'] : ['webp'],
				resize: { width, withoutEnlargement: true },
				drawing: 'refuse',
				keepsAnimation: true,
			},
		]),
	);

const avatars = imageDensities.flatMap((density) =>
	positions.map((position): [string, Transform] => [
		fixedModifiers(avatarSize, density, position),
		{
			formats: ['webp'],
			resize: {
				width: avatarSize.width * density,
				height: avatarSize.height * density,
				withoutEnlargement: true,
				...positionOption(position),
			},
			drawing: 'refuse',
		},
	]),
);

const social = socialFormats.flatMap((format) =>
	positions.map((position): [string, Transform] => [
		socialModifiers(format, position),
		{
			formats: [format],
			resize: { ...socialSize, fit: 'cover', ...positionOption(position) },
			...(format === 'jpeg' && { background: 'white' }),
			drawing: 'rasterize',
		},
	]),
);

/** All transforms of the image proxy, by the modifiers in the URL. Other modifiers are rejected (specification section 9). */
export const transforms: ReadonlyMap<string, Transform> = new Map([
	...fluid,
	...avatars,
	...social,
	[
		iconModifiers,
		{
			formats: ['png'],
			resize: { width: 512, height: 512, fit: 'inside' },
			drawing: 'rasterize',
		},
	],
	[unchangedModifiers, { formats: [], resize: {}, drawing: 'keep' }],
]);

function positionOption(position: string | undefined): { position?: string } {
	return position ? { position: position.replace('-', ' ') } : {};
}
