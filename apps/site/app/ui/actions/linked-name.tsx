import { Link } from './link';

/** A name that links to the person's page, if there is one. */
export function LinkedName({ name, href }: { name: string; href: string | null }) {
	if (!href) return name;
	return (
		<Link href={href} className="underline-offset-4 hover:underline">
			{name}
		</Link>
	);
}
