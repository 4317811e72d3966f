import {
	clampChroma,
	converter,
	formatHex,
	interpolate,
	modeLrgb,
	modeOklch,
	modeRgb,
	type Oklch,
	parseHex,
	useMode,
	wcagContrast,
} from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklch);
const toOklch = converter('oklch');

/** A color as `#rrggbb`. */
export type HexColor = `#${string}`;

const hexColor = /^#[0-9a-f]{6}$/;

export const isHexColor = (text: string): text is HexColor => hexColor.test(text);

/**
 * Parses a typed color, such as `#abc`, `aabbcc` or in upper case, and returns it as `#rrggbb`. Null for other text, since the result is
 * written into style sheets.
 */
export function readHexColor(text: unknown): HexColor | null {
	if (typeof text !== 'string') return null;
	const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
	const color = digits && parseHex(`#${digits}`);
	return color ? hexOf(color) : null;
}

function hexOf(color: Parameters<typeof formatHex>[0] | Oklch): HexColor {
	const text = formatHex(color) ?? '';
	if (!isHexColor(text)) throw new Error('A color without a hexadecimal form');
	return text;
}

export function oklchOf(color: HexColor): { l: number; c: number; h: number } {
	const { l, c, h = 0 } = toOklch(color) ?? { l: 0, c: 0 };
	return { l, c, h };
}

/** The color with this lightness, chroma and hue. Outside of the screen's gamut, its chroma is reduced. */
export const colorFrom = (parts: { l: number; c: number; h: number }): HexColor =>
	hexOf(clampChroma({ mode: 'oklch', ...parts }, 'oklch'));

/** Mixes a share (0 to 1) of the second color into the first. */
export const mix = (first: HexColor, second: HexColor, share: number): HexColor =>
	hexOf(interpolate([first, second], 'rgb')(share));

/** Contrast of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrast = (first: HexColor, second: HexColor): number => wcagContrast(first, second);

/** True if white has more contrast on the color than black. */
export const isDark = (color: HexColor): boolean =>
	contrast(color, '#ffffff') > contrast(color, '#000000');

const steps = 100;

/** The nearest darker or lighter shade that fits, or the color itself; black or white if no shade fits. */
export function nearestShade(
	color: HexColor,
	towards: 'dark' | 'light',
	fits: (color: HexColor) => boolean,
): HexColor {
	if (fits(color)) return color;
	const { l, c, h } = oklchOf(color);
	const end = towards === 'light' ? 1 : 0;
	for (let step = 1; step < steps; step++) {
		const candidate = colorFrom({ l: l + ((end - l) * step) / steps, c, h });
		if (fits(candidate)) return candidate;
	}
	return towards === 'light' ? '#ffffff' : '#000000';
}

/** The nearest shade of the color that has at least this contrast on every background. */
export const legibleShade = (
	color: HexColor,
	backgrounds: readonly [HexColor, ...HexColor[]],
	minContrast: number,
): HexColor =>
	nearestShade(color, isDark(backgrounds[0]) ? 'light' : 'dark', (candidate) =>
		backgrounds.every((background) => contrast(candidate, background) >= minContrast),
	);
