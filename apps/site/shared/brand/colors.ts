/** The brand's colors where no style sheet of the application reaches. `colors.test.ts` holds them against the style sheets. */

/** The background of a page before its styles are there, by scheme; the same as `--canvas` in themes.css. */
export const canvasColors = { light: '#fbf8f3', dark: '#0a1725' } as const;

/** A notice of the server itself, which has no file beside it. */
export const noticeColors = {
	light: {
		canvas: '#efe7da',
		fg: '#0b1f33',
		muted: '#3d5166',
		field: '#0b1f33',
		'on-field': '#fff',
		focus: '#1b5fd0',
	},
	dark: {
		canvas: '#0b1f33',
		fg: '#fbf8f3',
		muted: '#b9c7d6',
		field: '#ffc533',
		'on-field': '#0b1f33',
		focus: '#ffc533',
	},
} as const;

/** Shades of the price map from cheap to dear. */
export const mapShades = ['#cfe3ff', '#94bcf5', '#5590e8', '#1b5fd0', '#0c3378'];

/** Of pictures that are drawn for where a page is shared, by their roles; the same as those of `.theme-dark` in themes.css. */
export const shareImageColors = {
	canvas: '#0b1f33',
	fg: '#fbf8f3',
	muted: '#b7c6d6',
	mark: '#ffc533',
	line: '#2a4866',
	'line-strong': '#7f97b0',
} as const;
