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
 * A color that somebody typed, `#abc`, `aabbcc` and upper case included, as `#rrggbb`. Null for everything else: the result is written into style
 * sheets.
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

/** The color with this lightness, chroma and hue; where screens can't show it, with as much chroma as they can. */
export const colorFrom = (parts: { l: number; c: number; h: number }): HexColor =>
	hexOf(clampChroma({ mode: 'oklch', ...parts }, 'oklch'));

/** `share` (0 to 1) of the second color in the first. */
export const mix = (first: HexColor, second: HexColor, share: number): HexColor =>
	hexOf(interpolate([first, second], 'rgb')(share));

/** Contrast of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrast = (first: HexColor, second: HexColor): number => wcagContrast(first, second);

/** True where white stands out more than black. */
export const isDark = (color: HexColor): boolean =>
	contrast(color, '#ffffff') > contrast(color, '#000000');

const steps = 100;

/** The color nearest in lightness that `fits`, lighter or darker only; black or white if no color does. */
export function moved(
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

/** The color, moved away from the backgrounds until it has this contrast on each. */
export const legible = (
	color: HexColor,
	backgrounds: readonly [HexColor, ...HexColor[]],
	least: number,
): HexColor =>
	moved(color, isDark(backgrounds[0]) ? 'light' : 'dark', (candidate) =>
		backgrounds.every((background) => contrast(candidate, background) >= least),
	);
