import { Icon } from '~/ui/pictures/icon';

/** Fields of the icon flags, in hoisting order. Icons reach 3:1 on each (WCAG 1.4.11). */
const fields = [
	'bg-red text-white',
	'bg-yellow text-ink',
	'bg-blue text-white',
	'bg-green text-white',
	'bg-sky text-ink',
	'bg-coral text-ink',
];

/** An icon on a square field; neighbors differ by their place in the row. */
export function IconFlag({ name, index }: { name: string; index: number }) {
	return (
		<span className={`flex size-14 items-center justify-center ${fields[index % fields.length]}`}>
			<Icon name={name} className="size-7" />
		</span>
	);
}
