import { Link } from './link';

/** A name that leads to the page about whoever has it, where there is one. */
export function LinkedName({ name, href }: { name: string; href: string | null }) {
	if (!href) return name;
	return (
		<Link href={href} className="underline-offset-4 hover:underline">
			{name}
		</Link>
	);
}
