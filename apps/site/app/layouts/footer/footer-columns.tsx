import type { Footer } from '~/content/shared-parts/shared-parts';
import { useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';

export function FooterColumns({ columns }: { columns: Footer['menuColumns'] }) {
	const messages = useMessages();
	if (columns.length === 0) return null;
	return (
		<nav
			aria-label={messages.footerNavigation}
			className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-8 gap-y-12 border-t-2 border-line pt-12 pb-16"
		>
			{columns.map((column) => (
				<div key={column.title}>
					<h2 className="text-base font-bold">{column.title}</h2>
					{column.subtitle !== '' && <p className="mt-1 text-sm text-muted">{column.subtitle}</p>}
					<ul className="mt-4">
						{column.submenu.map((link) => (
							<li key={link.url + link.title}>
								<Link
									href={link.url}
									target={link.target}
									className="inline-flex min-h-10 items-center text-sm decoration-secondary decoration-3 underline-offset-6 hover:underline"
								>
									{link.title}
								</Link>
							</li>
						))}
					</ul>
				</div>
			))}
		</nav>
	);
}
