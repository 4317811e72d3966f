import { contrast, type HexColor } from './color.ts';
import { leastContrast, type Palette } from './palette.ts';
import { type Scheme, schemes, type Theme, type ToneName, themes } from './tones.ts';

/** A color with too little contrast against another one. */
export interface ContrastFault {
	tone: ToneName;
	against: ToneName;
	ratio: number;
	least: number;
}

type Pair = readonly [tone: ToneName, against: ToneName, least: number];

const { text, graphics } = leastContrast;

const pairs: readonly Pair[] = [
	...schemes.flatMap((scheme) => [
		...themes.flatMap((theme) => pairsOf(scheme, theme)),
		...(['color-1', 'color-2', 'link'] as const).map(
			(name): Pair => [`${scheme}.viewer.${name}`, `${scheme}.viewer.background-1`, text],
		),
		[`${scheme}.viewer.on-button`, `${scheme}.viewer.button`, text] satisfies Pair,
	]),
	...(['accent', 'secondary', 'tertiary', 'positive', 'negative'] as const).map(
		(name): Pair => [`fixed.on-${name}`, `fixed.${name}`, text],
	),
	['fixed.ink', 'fixed.accent-soft', text],
	['fixed.ink', 'fixed.tertiary-soft', text],
];

function pairsOf(scheme: Scheme, theme: Theme): Pair[] {
	const of = `${scheme}.${theme}` as const;
	return [
		...([`${of}.canvas`, `${of}.surface`] as const).flatMap((ground): Pair[] => [
			[`${of}.fg`, ground, text],
			[`${of}.muted`, ground, text],
			[`${of}.link`, ground, text],
			[`${of}.mark`, ground, graphics],
			[`${of}.line-strong`, ground, graphics],
		]),
		[`${of}.on-action`, `${of}.action`, text],
		[`${of}.on-action-field`, `${of}.action-field`, text],
		[`${of}.focus`, `${of}.canvas`, graphics],
	];
}

/** Every pair of the palette below the contrast of WCAG 2.2 AA; empty for a derived palette. */
export const contrastFaults = (palette: Palette): ContrastFault[] =>
	pairs.flatMap(([tone, against, least]) => {
		const ratio = contrast(palette[tone], palette[against]);
		return ratio < least ? [{ tone, against, ratio, least }] : [];
	});

/** How the palette uses a chosen color. */
export interface ColorUse {
	/** The color of a field with text on it. */
	field: HexColor;
	/** The color of the text. */
	on: HexColor;
	/** Contrast of the text. */
	ratio: number;
	/** True if the field has the chosen color itself, not a lighter or darker shade. */
	isAsChosen: boolean;
}

/** Reports how the palette uses the color chosen as its accent or secondary color. */
export function colorUse(
	palette: Palette,
	name: 'accent' | 'secondary',
	color: HexColor,
): ColorUse {
	const field = palette[`fixed.${name}`];
	const on = palette[`fixed.on-${name}`];
	return { field, on, ratio: contrast(field, on), isAsChosen: field === color };
}
