import { Link } from '~/ui/actions/link';

interface TagLinksProps {
	tags: readonly { name: string; slug: string; link: string; count?: number }[];
}

/** Tags, each leading to its articles, with their number where it is known. */
export function TagLinks({ tags }: TagLinksProps) {
	return (
		<ul className="flex flex-wrap gap-2">
			{tags.map(({ name, slug, link, count }) => (
				<li key={slug}>
					<Link
						href={link}
						className="inline-flex min-h-9 items-center gap-2 bg-surface px-3 text-sm font-bold shadow-[inset_0_0_0_2px_var(--line)] hover:bg-fg/10"
					>
						{name}
						{count !== undefined && <span className="font-normal text-muted">{count}</span>}
					</Link>
				</li>
			))}
		</ul>
	);
}
