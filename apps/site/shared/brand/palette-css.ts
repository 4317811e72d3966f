import { contrast, type HexColor } from '@website/contracts/brand/color';
import type { Palette } from '@website/contracts/brand/palette';
import {
	fixedNames,
	roles,
	type Scheme,
	type Theme,
	themes,
	viewerNames,
} from '@website/contracts/brand/tones';

const declarations = (pairs: readonly (readonly [name: string, value: string])[]) =>
	pairs.map(([name, value]) => `--${name}:${value}`).join(';');

/** On a dark canvas logos turn white, and images with an unknown background get a light plate. */
function logoDeclarations(canvas: HexColor, paper: HexColor) {
	return contrast(canvas, '#ffffff') > contrast(canvas, '#000000')
		? ([
				['plate', paper],
				['logo-filter', 'grayscale(1) invert(1) brightness(1.15)'],
			] as const)
		: ([
				['plate', 'transparent'],
				['logo-filter', 'none'],
			] as const);
}

const themeDeclarations = (palette: Palette, scheme: Scheme, theme: Theme) =>
	declarations([
		...roles.map((role) => [role, palette[`${scheme}.${theme}.${role}`]] as const),
		...logoDeclarations(palette[`${scheme}.${theme}.canvas`], palette['fixed.paper']),
	]);

/** The theme `light` applies to the whole page. */
const selectorOf = (theme: Theme) => (theme === 'light' ? ':root,.theme-light' : `.theme-${theme}`);

function themeRules(palette: Palette, scheme: Scheme, baseScheme?: Scheme): string {
	return themes
		.flatMap((theme) => {
			const text = themeDeclarations(palette, scheme, theme);
			const isSame = baseScheme && text === themeDeclarations(palette, baseScheme, theme);
			return isSame ? [] : [`${selectorOf(theme)}{${text}}`];
		})
		.join('');
}

/** The palette as custom properties: fixed colors, and the roles of all themes in both schemes. Safe inside a style element. */
export function paletteCss(palette: Palette): string {
	const fixed = declarations(fixedNames.map((name) => [name, palette[`fixed.${name}`]]));
	return `:root{${fixed}}${themeRules(palette, 'light')}@media (prefers-color-scheme:dark){${themeRules(palette, 'dark', 'light')}}`;
}

/** Colors of the API viewer, whose color scheme the reader chooses. */
export const viewerCss = (palette: Palette): string =>
	(['light', 'dark'] as const)
		.map((scheme) => {
			const tones = viewerNames.map(
				(name) => [`viewer-${name}`, palette[`${scheme}.viewer.${name}`]] as const,
			);
			return `body.${scheme}-mode,body .${scheme}-mode{${declarations(tones)}}`;
		})
		.join('');
