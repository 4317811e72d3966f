import { contrast, type HexColor } from './color.ts';
import { minContrast, type Palette } from './palette.ts';
import { type Scheme, schemes, type Theme, type ToneName, themes } from './tones.ts';

/** A color with too little contrast against another one. */
export interface ContrastFault {
	tone: ToneName;
	against: ToneName;
	ratio: number;
	minimum: number;
}

type Pair = readonly [tone: ToneName, against: ToneName, minimum: number];

const { text, graphics } = minContrast;

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
	const prefix = `${scheme}.${theme}` as const;
	return [
		...([`${prefix}.canvas`, `${prefix}.surface`] as const).flatMap((ground): Pair[] => [
			[`${prefix}.fg`, ground, text],
			[`${prefix}.muted`, ground, text],
			[`${prefix}.link`, ground, text],
			[`${prefix}.mark`, ground, graphics],
			[`${prefix}.line-strong`, ground, graphics],
		]),
		[`${prefix}.on-action`, `${prefix}.action`, text],
		[`${prefix}.on-action-field`, `${prefix}.action-field`, text],
		[`${prefix}.focus`, `${prefix}.canvas`, graphics],
	];
}

/** Every pair of the palette below the contrast of WCAG 2.2 AA; empty for a derived palette. */
export const contrastFaults = (palette: Palette): ContrastFault[] =>
	pairs.flatMap(([tone, against, minimum]) => {
		const ratio = contrast(palette[tone], palette[against]);
		return ratio < minimum ? [{ tone, against, ratio, minimum }] : [];
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
