/** In which third of a picture a point lies. */
export type Third = 'first' | 'middle' | 'last';

/** The third a point lies in, 0 to 100 from the left or from the top. */
export function thirdOf(percent: number): Third {
	if (percent < 100 / 3) return 'first';
	return percent > 200 / 3 ? 'last' : 'middle';
}

export interface PictureShape {
	width: number;
	height: number;
	/** What the site cuts by its image proxy is cut by thirds, so that few variants cover every picture; the rest by the point itself. */
	byThirds?: boolean;
	round?: boolean;
}

/** The shapes that the site cuts pictures to, each around the focal point (specification section 9). A test of the site holds them to its styles. */
export const pictureShapes = {
	/** A hero and the call to action beside their words, about: they are as high as these. */
	hero: { width: 8, height: 7 },
	/** Cards, sliders, addresses, and a hero on a phone. */
	card: { width: 4, height: 3 },
	/** Films, steps, references. */
	wide: { width: 16, height: 9 },
	/** Articles, in lists and at their top. */
	article: { width: 40, height: 21 },
	/** What social networks ask for, in pixels. */
	share: { width: 1200, height: 630, byThirds: true },
	/** Authors, in pixels. */
	portrait: { width: 34, height: 34, byThirds: true, round: true },
} satisfies Record<string, PictureShape>;

export type PictureShapeName = keyof typeof pictureShapes;

const held: Record<Third, number> = { first: 0, middle: 50, last: 100 };

/** Where a picture is held when it is cut to a shape, 0 to 100 from the left or from the top (CSS `object-position`). */
export function heldAt(shape: PictureShape, percent: number): number {
	return shape.byThirds ? held[thirdOf(percent)] : percent;
}
