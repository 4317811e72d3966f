import { type HexColor, readHexColor } from '@website/contracts/brand/color';
import { contrastFaults } from '@website/contracts/brand/contrast-report';
import { derivePalette, neutralColors, type Palette } from '@website/contracts/brand/palette';
import { isToneName, type ToneName } from '@website/contracts/brand/tones';
import type { TextareaField } from 'payload';
import { translator, words } from '../../../platform/i18n/words.ts';

export type Tones = Partial<Record<ToneName, HexColor>>;

const texts = {
	line: words(
		'Not a name of the palette with a color, such as "light.light.link: #1b5fd0":',
		'Ikke et navn fra paletten med en farve som "light.light.link: #1b5fd0":',
		'Kein Name der Palette mit einer Farbe wie "light.light.link: #1b5fd0":',
	),
	contrast: words('Too little contrast:', 'For lav kontrast:', 'Zu wenig Kontrast:'),
};

interface Line {
	text: string;
	/** `null` if the line is not a name and a color. */
	tone: readonly [ToneName, HexColor] | null;
}

const linesOf = (value: unknown): Line[] =>
	(typeof value === 'string' ? value.split('\n') : [])
		.map((text) => text.trim())
		.filter((text) => text !== '')
		.map((text) => {
			const [name = '', color, ...rest] = text.split(/[:\s]+/);
			const hex = readHexColor(color);
			return { text, tone: isToneName(name) && hex && rest.length === 0 ? [name, hex] : null };
		});

/** Parses the colors that were set by hand, one per line. Ignores invalid lines. */
export function readTones(value: unknown): Tones {
	const tones: Tones = {};
	for (const { tone } of linesOf(value)) if (tone) tones[tone[0]] = tone[1];
	return tones;
}

/** Derives the palette of a stored brand; neutral without an accent color. */
export function paletteOf(brand: {
	accent?: unknown;
	secondary?: unknown;
	neutral?: unknown;
	tones?: unknown;
}): Palette {
	const accent = readHexColor(brand.accent);
	return derivePalette({
		...(accent
			? { accent, secondary: readHexColor(brand.secondary), neutral: readHexColor(brand.neutral) }
			: neutralColors),
		tones: readTones(brand.tones),
	});
}

/** Colors set by hand, by their names in the palette, for brands with a palette by a designer. */
export const tonesField: TextareaField = {
	name: 'tones',
	type: 'textarea',
	label: words('Colors set by hand', 'Farver valgt manuelt', 'Von Hand gewählte Farben'),
	maxLength: 20_000,
	admin: {
		description: words(
			'Optional, one a line: "fixed.ink: #101828", or scheme, surroundings and role, such as "dark.tinted.link: #93bdff". They replace derived colors.',
			'Valgfrit, én pr. linje: "fixed.ink: #101828" eller tema, omgivelser og rolle som "dark.tinted.link: #93bdff". De erstatter afledte farver.',
			'Optional, eine pro Zeile: "fixed.ink: #101828" oder Schema, Umgebung und Rolle wie "dark.tinted.link: #93bdff". Sie ersetzen abgeleitete Farben.',
		),
	},
	validate: (value, { req, siblingData }) => {
		const t = translator(req);
		const invalidLine = linesOf(value).find(({ tone }) => tone === null);
		if (invalidLine) return `${t(texts.line)} ${invalidLine.text.slice(0, 60)}`;
		const tones = readTones(value);
		if (Object.keys(tones).length === 0) return true;
		const [fault] = contrastFaults(paletteOf({ ...siblingData, tones: value }));
		if (!fault) return true;
		const { tone, against, ratio, minimum } = fault;
		return `${t(texts.contrast)} ${tone} / ${against} ${ratio.toFixed(2)} < ${minimum}`;
	},
};
