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
	unchangedModifiers,
} from '#shared/addresses/image-variants.ts';

export type OutputFormat = 'webp' | 'avif' | 'png' | 'jpeg';

export interface Transform {
	formats: readonly OutputFormat[];
	modifiers: Readonly<Record<string, string>>;
	drawing: 'keep' | 'rasterize' | 'refuse';
}

const positions = [undefined, ...focalPositions];

const fluid = imageWidths
	.flatMap((width) => imageDensities.map((density) => width * density))
	.flatMap((width) =>
		imageFormats.map((format): [string, Transform] => [
			fluidModifiers(width, format),
			{
				formats: format === 'avif' ? ['avif', 'webp'] : ['webp'],
				modifiers: { w: String(width) },
				drawing: 'refuse',
			},
		]),
	);

const avatars = imageDensities.flatMap((density) =>
	positions.map((position): [string, Transform] => [
		fixedModifiers(avatarSize, density, position),
		{
			formats: ['webp'],
			modifiers: {
				s: `${avatarSize.width * density}x${avatarSize.height * density}`,
				...positionModifier(position),
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
			modifiers: {
				s: '1200x630',
				fit: 'cover',
				enlarge: '',
				...(format === 'jpeg' && { background: 'ffffff', flatten: '' }),
				...positionModifier(position),
			},
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
			modifiers: { s: '512x512', fit: 'inside', enlarge: '' },
			drawing: 'rasterize',
		},
	],
	[unchangedModifiers, { formats: [], modifiers: {}, drawing: 'keep' }],
]);

function positionModifier(position: string | undefined): { position?: string } {
	return position ? { position: position.replace('-', ' ') } : {};
}
