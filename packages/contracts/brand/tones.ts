/** The color schemes of a visitor's system. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Color themes of a section; the last two have the brand's own colors as background. */
export const themes = ['light', 'tinted', 'dark', 'secondary', 'tertiary'] as const;
export type Theme = (typeof themes)[number];

/** The role of a color in a theme. */
export const roles = [
	'canvas',
	'surface',
	'fg',
	'muted',
	'line',
	'line-strong',
	'link',
	'mark',
	'quiet',
	'action',
	'on-action',
	'action-field',
	'on-action-field',
	'focus',
] as const;
export type Role = (typeof roles)[number];

/** Colors that are the same on all backgrounds. `on-` is the color of text on a color; `map-1` to `map-5` go from cheap to expensive. */
export const fixedNames = [
	'ink',
	'ink-soft',
	'paper',
	'accent',
	'on-accent',
	'accent-soft',
	'secondary',
	'on-secondary',
	'tertiary',
	'on-tertiary',
	'tertiary-soft',
	'positive',
	'on-positive',
	'negative',
	'on-negative',
	'code-word',
	'code-name',
	'code-text',
	'code-number',
	'map-1',
	'map-2',
	'map-3',
	'map-4',
	'map-5',
] as const;
export type FixedName = (typeof fixedNames)[number];

/** Colors of the API documentation's viewer that are not roles. */
export const viewerNames = [
	'background-1',
	'background-2',
	'background-3',
	'color-1',
	'color-2',
	'color-3',
	'accent',
	'border',
	'green',
	'red',
	'yellow',
	'blue',
	'orange',
	'purple',
	'link',
	'button',
	'button-hover',
	'on-button',
] as const;
export type ViewerName = (typeof viewerNames)[number];

/**
 * A color of the palette: `fixed.ink`, `light.tinted.canvas` (scheme, theme, role), `dark.viewer.green`. Readers choose the viewer's scheme
 * themselves.
 */
export type ToneName =
	| `fixed.${FixedName}`
	| `${Scheme}.${Theme}.${Role}`
	| `${Scheme}.viewer.${ViewerName}`;

export const toneNames: readonly ToneName[] = [
	...fixedNames.map((name) => `fixed.${name}` as const),
	...schemes.flatMap((scheme) => [
		...themes.flatMap((theme) => roles.map((role) => `${scheme}.${theme}.${role}` as const)),
		...viewerNames.map((name) => `${scheme}.viewer.${name}` as const),
	]),
];

const names: ReadonlySet<string> = new Set(toneNames);

export const isToneName = (name: string): name is ToneName => names.has(name);
