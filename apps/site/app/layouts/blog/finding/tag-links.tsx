import { Link } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';

interface TagLinksProps {
	tags: readonly { name: string; slug: string; link: string; count?: number }[];
	/** The URL of the current tag. */
	current?: string;
}

/** Tags as links to their articles, with the number of articles if it is known. */
export function TagLinks({ tags, current }: TagLinksProps) {
	return (
		<ul className="flex flex-wrap gap-2">
			{tags.map(({ name, slug, link, count }) => (
				<li key={slug}>
					<Link
						href={link}
						aria-current={link === current ? 'page' : undefined}
						className={classNames(
							'inline-flex min-h-9 items-center gap-2 px-3 text-sm font-bold',
							link === current
								? 'bg-fg text-canvas'
								: 'bg-surface shadow-[inset_0_0_0_2px_var(--line)] hover:bg-fg/10',
						)}
					>
						{name}
						{count !== undefined && (
							<span className={classNames('font-normal', link !== current && 'text-muted')}>
								{count}
							</span>
						)}
					</Link>
				</li>
			))}
		</ul>
	);
}
