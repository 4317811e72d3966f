import {
	colorFrom,
	contrast,
	type HexColor,
	isDark,
	legibleShade,
	mix,
	nearestShade,
	oklchOf,
} from './color.ts';
import {
	type FixedName,
	type Role,
	roles,
	type Scheme,
	schemes,
	type ToneName,
	themes,
	type ViewerName,
} from './tones.ts';

/** The colors that a palette is derived from. */
export interface BrandColors {
	accent: HexColor;
	/** Defaults to a light color of a hue near the accent's. */
	secondary?: HexColor | null | undefined;
	/** Its hue colors the grays; defaults to the accent. */
	neutral?: HexColor | null | undefined;
	/** Colors set by hand. They replace derived ones. */
	tones?: Partial<Record<ToneName, HexColor>> | undefined;
}

/** Every color of the site. */
export type Palette = Record<ToneName, HexColor>;

/** Minimum contrast of text (WCAG 2.2, 1.4.3) and of other marks (1.4.11). */
export const minContrast = { text: 4.5, graphics: 3 } as const;

const white: HexColor = '#ffffff';

/** The default colors of a brand. */
export const neutralColors: BrandColors = {
	accent: '#4a5568',
	secondary: '#cbd5e1',
	neutral: '#64748b',
};

type Sources = Record<'accent' | 'secondary' | 'ink' | 'paper', HexColor>;
type Field = { field: HexColor; on: HexColor };

const textOn = (field: HexColor, ink: HexColor) =>
	contrast(field, white) >= contrast(field, ink) ? white : ink;

/** A background for text: the color itself, or the nearest shade on which white or ink has enough contrast. */
function fieldOf(
	color: HexColor,
	ink: HexColor,
	accepts: (field: HexColor) => boolean = () => true,
): Field {
	const isReadable = (field: HexColor) =>
		accepts(field) && contrast(field, textOn(field, ink)) >= minContrast.text;
	const darker = nearestShade(color, 'dark', isReadable);
	const lighter = nearestShade(color, 'light', isReadable);
	const distance = (field: HexColor) =>
		isReadable(field) ? Math.abs(oklchOf(field).l - oklchOf(color).l) : Number.POSITIVE_INFINITY;
	const field = distance(lighter) < distance(darker) ? lighter : darker;
	return { field, on: textOn(field, ink) };
}

/**
 * The colors of all roles on a canvas. On canvas and surface, text and links have the contrast of text, strong lines and marks that of
 * graphics.
 */
function deriveRoles(
	canvas: HexColor,
	surface: HexColor,
	{ accent, secondary, ink, paper }: Sources,
): Record<Role, HexColor> {
	const grounds = [canvas, surface] as const;
	const fg = legibleShade(isDark(canvas) ? paper : ink, grounds, minContrast.text);
	const isDistinct = (field: HexColor) => contrast(field, canvas) >= minContrast.graphics;
	const action = fieldOf(accent, ink, isDistinct);
	const actionField = fieldOf(secondary, ink);
	return {
		canvas,
		surface,
		fg,
		muted: legibleShade(mix(fg, canvas, 0.3), grounds, minContrast.text),
		line: mix(canvas, fg, 0.16),
		'line-strong': legibleShade(mix(canvas, fg, 0.5), grounds, minContrast.graphics),
		link: legibleShade(accent, grounds, minContrast.text),
		mark: legibleShade(accent, grounds, minContrast.graphics),
		quiet: mix(canvas, accent, 0.18),
		action: action.field,
		'on-action': action.on,
		'action-field': actionField.field,
		'on-action-field': actionField.on,
		focus: legibleShade(accent, grounds, minContrast.graphics),
	};
}

/** The colors of the API documentation's viewer in one scheme. */
function viewerTones(tones: Record<Role, HexColor>): Record<ViewerName, HexColor> {
	const { canvas, surface, fg, muted, line, link, action } = tones;
	const background2 = mix(canvas, surface, isDark(canvas) ? 1 : 0.5);
	const background3 = mix(canvas, fg, 0.1);
	const text = (hue: number) =>
		legibleShade(
			colorFrom({ l: isDark(canvas) ? 0.8 : 0.45, c: 0.12, h: hue }),
			[canvas, background2, background3],
			minContrast.text,
		);
	return {
		'background-1': canvas,
		'background-2': background2,
		'background-3': background3,
		'color-1': fg,
		'color-2': legibleShade(muted, [canvas, background2, background3], minContrast.text),
		'color-3': legibleShade(muted, [canvas, background2, background3], minContrast.text),
		accent: link,
		border: line,
		green: text(155),
		red: text(25),
		yellow: text(85),
		blue: text(250),
		orange: text(55),
		purple: text(300),
		link,
		button: action,
		'button-hover': legibleShade(mix(action, canvas, 0.1), [tones['on-action']], minContrast.text),
		'on-button': tones['on-action'],
	};
}

function fixedTones(sources: Sources & { tertiary: HexColor }): Record<FixedName, HexColor> {
	const { ink, paper } = sources;
	const accent = fieldOf(sources.accent, ink);
	const secondary = fieldOf(sources.secondary, ink);
	const tertiary = fieldOf(sources.tertiary, ink);
	const positive = fieldOf(colorFrom({ l: 0.5, c: 0.11, h: 150 }), ink);
	const negative = fieldOf(colorFrom({ l: 0.52, c: 0.18, h: 22 }), ink);
	const soft = (color: HexColor) => legibleShade(mix(color, white, 0.8), [ink], minContrast.text);
	const code = (hue: number, chroma = 0.1) =>
		legibleShade(colorFrom({ l: 0.82, c: chroma, h: hue }), [ink], minContrast.text);
	const { c, h } = oklchOf(sources.accent);
	const shade = (l: number) => colorFrom({ l, c: Math.max(c, 0.06), h });
	return {
		ink,
		'ink-soft': mix(ink, paper, 0.14),
		paper,
		accent: accent.field,
		'on-accent': accent.on,
		'accent-soft': soft(sources.accent),
		secondary: secondary.field,
		'on-secondary': secondary.on,
		tertiary: tertiary.field,
		'on-tertiary': tertiary.on,
		'tertiary-soft': soft(sources.tertiary),
		positive: positive.field,
		'on-positive': positive.on,
		negative: negative.field,
		'on-negative': negative.on,
		'code-word': code(h),
		'code-name': code(h + 120),
		'code-text': code(h + 60),
		'code-number': code(h + 240),
		'map-1': shade(0.9),
		'map-2': shade(0.77),
		'map-3': shade(0.64),
		'map-4': shade(0.5),
		'map-5': shade(0.33),
	};
}

/**
 * The palette of a brand for both schemes. For any brand colors, derived text has a contrast of at least 4.5:1, derived marks and
 * strong lines 3:1: the lightness of a color is changed as far as necessary (`colorUse` in `contrast-report.ts` reports it).
 */
export function derivePalette({ accent, secondary, neutral, tones = {} }: BrandColors): Palette {
	const base = oklchOf(accent);
	const gray = neutral ? oklchOf(neutral) : base;
	const grayHue = (l: number, chroma: number) =>
		colorFrom({ l, c: Math.min(chroma, gray.c), h: gray.h });
	const secondaryColor =
		secondary ?? colorFrom({ l: 0.86, c: Math.min(base.c, 0.1), h: base.h + 50 });
	const ink = tones['fixed.ink'] ?? grayHue(0.22, 0.045);
	const paper = tones['fixed.paper'] ?? grayHue(0.985, 0.004);
	const sources: Sources = { accent, secondary: secondaryColor, ink, paper };
	const tertiary = nearestShade(accent, 'dark', (color) => contrast(color, white) >= 6);
	const fixedColors = fixedTones({ ...sources, tertiary });
	const onFields: Sources = { ...sources, accent: ink, secondary: white };
	const field = (canvas: HexColor) => {
		const towards = isDark(canvas) ? ink : white;
		const fieldSources = isDark(canvas)
			? { ...sources, accent: white, secondary: secondaryColor }
			: onFields;
		return deriveRoles(canvas, mix(canvas, towards, 0.15), fieldSources);
	};
	const dark = { ...sources, accent: legibleShade(accent, [ink], minContrast.text) };
	const fieldThemes = {
		secondary: field(fixedColors.secondary),
		tertiary: field(fixedColors.tertiary),
	};
	const themeTones = {
		light: {
			light: deriveRoles(paper, white, sources),
			tinted: deriveRoles(grayHue(0.94, 0.016), paper, sources),
			dark: deriveRoles(ink, grayHue(0.29, 0.05), dark),
			...fieldThemes,
		},
		dark: {
			light: deriveRoles(grayHue(0.19, 0.035), grayHue(0.26, 0.045), dark),
			tinted: deriveRoles(grayHue(0.25, 0.045), grayHue(0.31, 0.05), dark),
			dark: deriveRoles(grayHue(0.15, 0.03), grayHue(0.24, 0.04), dark),
			...fieldThemes,
		},
	} satisfies Record<Scheme, unknown>;
	const viewer = {
		light: viewerTones(themeTones.light.light),
		dark: viewerTones(themeTones.light.dark),
	};
	const entries = [
		...Object.entries(fixedColors).map(([name, color]) => [`fixed.${name}`, color] as const),
		...schemes.flatMap((scheme) => [
			...themes.flatMap((theme) =>
				roles.map(
					(role) => [`${scheme}.${theme}.${role}`, themeTones[scheme][theme][role]] as const,
				),
			),
			...Object.entries(viewer[scheme]).map(
				([name, color]) => [`${scheme}.viewer.${name}`, color] as const,
			),
		]),
	];
	// The lists above contain every `ToneName`.
	return { ...(Object.fromEntries(entries) as Palette), ...tones };
}
