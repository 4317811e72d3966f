import type { BrandIllustrations } from '@website/contracts/content-types';
import { useLook } from '~/brand/context';
import { Icon } from '~/ui/pictures/icon';

/** What icons stand on, in the order of neighbors. They reach 3:1 on each (WCAG 1.4.11). */
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

/** An icon as the brand shows them; neighbors differ by their place in the row. */
export function IconFlag({ name, index }: { name: string; index: number }) {
	const fields = looks[useLook().illustrations];
	return (
		<span
			className={`flex size-14 items-center justify-center rounded-(--corner-panel) ${fields[index % fields.length]}`}
		>
			<Icon name={name} className="size-7" />
		</span>
	);
}
