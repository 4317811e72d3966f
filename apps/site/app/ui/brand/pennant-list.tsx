import { classNames } from '~/ui/class-names';

/** A list with a pennant before each item. Renders nothing if it is empty. */
export function PennantList({ items, className }: { items: string[]; className?: string }) {
	if (items.length === 0) return null;
	return (
		<ul className={classNames('grid gap-3', className)}>
			{items.map((item) => (
				<li key={item} className="flex gap-4">
					<span aria-hidden="true" className="mt-[0.4em] h-3.5 w-4 shrink-0 bg-mark pennant" />
					<span>{item}</span>
				</li>
			))}
		</ul>
	);
}
