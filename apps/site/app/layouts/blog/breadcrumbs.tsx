import { useMessages } from '~/i18n/context';
import { Link } from '~/ui/link';

export interface Crumb {
	url: string;
	text: string;
}

/** The way from the home page to the page above this one (WCAG 2.4.8). */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
	const messages = useMessages();
	if (crumbs.length === 0) return null;
	return (
		<nav aria-label={messages.breadcrumbs}>
			<ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
				{crumbs.map((crumb, index) => (
					<li key={crumb.url} className="flex items-center gap-2">
						{index > 0 && <span aria-hidden="true" className="h-2 w-2.5 bg-line-strong pennant" />}
						<Link
							href={crumb.url}
							className="inline-flex min-h-8 items-center hover:text-fg hover:underline hover:underline-offset-4"
						>
							{crumb.text}
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}
