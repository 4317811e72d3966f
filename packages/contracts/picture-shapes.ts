/** A third of a picture's width or height. */
export type Third = 'first' | 'middle' | 'last';

/** The third that contains a point, 0 to 100 from the left or from the top. */
export function thirdOf(percent: number): Third {
	if (percent < 100 / 3) return 'first';
	return percent > 200 / 3 ? 'last' : 'middle';
}

export interface PictureShape {
	width: number;
	height: number;
	/**
	 * True if the image proxy crops it. It crops by thirds, so that a picture has few variants; others are cropped at the focal point itself.
	 */
	byThirds?: boolean;
	round?: boolean;
}

/**
 * Shapes that the site crops pictures to, around the focal point (specification section 9). A test of the site compares them with its
 * styles.
 */
export const pictureShapes = {
	/** A hero and the call to action, approximately: their height depends on the text beside them. */
	hero: { width: 8, height: 7 },
	/** Cards, sliders, contact details, and a hero on a phone. */
	card: { width: 4, height: 3 },
	/** Steps. */
	wide: { width: 16, height: 9 },
	/** Articles, both in lists and on their own page. */
	article: { width: 40, height: 21 },
	/** Share images of social networks, in pixels. */
	share: { width: 1200, height: 630, byThirds: true },
	/** Portraits of authors, in pixels. */
	portrait: { width: 34, height: 34, byThirds: true, round: true },
} satisfies Record<string, PictureShape>;

export type PictureShapeName = keyof typeof pictureShapes;

const thirdPositions: Record<Third, number> = { first: 0, middle: 50, last: 100 };

/** The CSS `object-position` of a picture that is cropped to a shape, 0 to 100 from the left or from the top. */
export function cropPosition(shape: PictureShape, percent: number): number {
	return shape.byThirds ? thirdPositions[thirdOf(percent)] : percent;
}
