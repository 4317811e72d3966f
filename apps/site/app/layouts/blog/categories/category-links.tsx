import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { Link } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';

interface CategoryLinksProps {
	categories: PostCardFieldsFragment['categories'];
	className?: string;
}

/** Links to the categories of an article. Targets are at least 24 px high (WCAG 2.5.8). */
export function CategoryLinks({ categories, className }: CategoryLinksProps) {
	if (categories.length === 0) return null;
	return (
		<ul className={classNames('flex flex-wrap gap-x-5 gap-y-1 text-sm font-bold', className)}>
			{categories.map((category) => (
				<li key={category.id}>
					<Link
						href={category.link}
						className="inline-flex min-h-7 items-center gap-2 hover:underline hover:underline-offset-4"
					>
						<span aria-hidden="true" className="h-3 w-4 shrink-0 bg-mark pennant" />
						{category.name}
					</Link>
				</li>
			))}
		</ul>
	);
}
