import type { BrandIllustrations } from '@website/contracts/content-types';
import { useLook } from '~/brand/context';
import { Icon } from '~/ui/pictures/icon';

const borders = [
	'border-accent',
	'border-secondary',
	'border-tertiary',
	'border-positive',
] as const;

/** The border color of the nth item in a row. Decorative: the color has no meaning. */
export function flagBorder(index: number): string {
	return borders[index % borders.length] ?? borders[0];
}

/** The backgrounds of icons, in the order of their row. The contrast is at least 3:1 (WCAG 1.4.11). */
const looks: Record<BrandIllustrations, readonly string[]> = {
	fields: [
		'bg-accent text-on-accent',
		'bg-secondary text-on-secondary',
		'bg-tertiary text-on-tertiary',
		'bg-positive text-on-positive',
		'bg-tertiary-soft text-ink',
		'bg-accent-soft text-ink',
	],
	tinted: ['bg-accent-soft text-ink', 'bg-tertiary-soft text-ink'],
	outlined: ['border-2 border-line text-mark'],
};

/** An icon in the style of the brand. Its background depends on its position in the row. */
export function IconFlag({ name, index }: { name: string; index: number }) {
	const classes = looks[useLook().illustrations];
	return (
		<span
			className={`flex size-14 items-center justify-center rounded-(--corner-panel) ${classes[index % classes.length]}`}
		>
			<Icon name={name} className="size-7" />
		</span>
	);
}
