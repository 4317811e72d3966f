import { localizedPath } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';

interface BreadcrumbsProps {
	items: { url: string; text: string }[];
}

/** The breadcrumbs of a page (WCAG 2.4.8). Renders nothing for a single level. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
	const messages = useMessages();
	if (items.length < 2) return null;
	return (
		<nav aria-label={messages.breadcrumbs}>
			<ol className="flex flex-wrap items-center gap-x-3 text-sm">
				{items.map((item, index) => {
					const isLast = index === items.length - 1;
					return (
						<li key={item.url} className="flex items-center gap-3">
							{index > 0 && (
								<span aria-hidden="true" className="h-2.5 w-3 shrink-0 bg-mark pennant" />
							)}
							{isLast ? (
								<span aria-current="page" className="text-muted">
									{item.text}
								</span>
							) : (
								<Link
									href={item.url}
									className="inline-flex min-h-8 items-center font-bold underline-offset-4 hover:underline"
								>
									{item.text}
								</Link>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}

export function useBlogCrumbs() {
	const messages = useMessages();
	const locale = useLocale();
	return [
		{ url: localizedPath(locale, '/'), text: messages.home },
		{ url: localizedPath(locale, '/blog'), text: messages.blog },
	];
}
