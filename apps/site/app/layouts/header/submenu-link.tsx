import type { Header } from '~/content/shared-parts/shared-parts';
import { Link } from '~/ui/actions/link';

interface SubmenuLinkProps {
	item: Header['links'][number]['submenu'][number];
	isCurrent: boolean;
}

/** A link in a submenu, with a description. */
export function SubmenuLink({ item, isCurrent }: SubmenuLinkProps) {
	return (
		<Link
			href={item.link.url}
			target={item.link.target}
			aria-current={isCurrent ? 'page' : undefined}
			className="group/sub flex h-full min-h-12 gap-4 p-4 hover:bg-fg/10 aria-[current]:bg-fg/10"
		>
			<span
				aria-hidden="true"
				className="mt-1.5 h-3.5 w-4 shrink-0 bg-mark transition pennant group-hover/sub:translate-x-1"
			/>
			<span>
				<span className="block font-bold">{item.link.title}</span>
				{item.description !== '' && (
					<span className="mt-1 block text-sm text-muted">{item.description}</span>
				)}
			</span>
		</Link>
	);
}
