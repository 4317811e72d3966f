import { localizedPath } from '#shared/locales/locale.ts';
import type { CategoryFieldsFragment } from '~/content/generated/operations';
import { useLocale, useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/pictures/icon';

/** A link to the feed of a list of articles. */
function FeedLink({ href }: { href: string }) {
	const messages = useMessages();
	return (
		<Link
			href={href}
			type="application/atom+xml"
			className="inline-flex min-h-11 items-center gap-2 text-sm font-bold text-muted hover:text-fg hover:underline hover:underline-offset-4"
		>
			<Icon name="rss" className="size-4" />
			{messages.feed}
		</Link>
	);
}

interface CategoryNavigationProps {
	categories: readonly CategoryFieldsFragment[];
	current?: string;
	/** The URL of the list's feed. Default: the feed of the blog. */
	feed?: string | undefined;
}

/** The categories of the blog in a row, with the current one marked (WCAG 1.3.1, 2.4.8), and a link to the feed of the list. */
export function CategoryNavigation({ categories, current, feed }: CategoryNavigationProps) {
	const messages = useMessages();
	const blog = localizedPath(useLocale(), '/blog');
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b-4 border-fg pt-6 md:pt-8">
			<nav aria-label={messages.categories}>
				<ul className="flex flex-wrap gap-x-1">
					<CategoryItem href={blog} isCurrent={current === undefined}>
						{messages.allPosts}
					</CategoryItem>
					{categories.map((category) => (
						<CategoryItem
							key={category.id}
							href={category.link}
							isCurrent={category.id === current}
						>
							{category.name}
						</CategoryItem>
					))}
				</ul>
			</nav>
			<FeedLink href={feed ?? `${blog}/feed.xml`} />
		</div>
	);
}

function CategoryItem(props: { href: string; isCurrent: boolean; children: string }) {
	return (
		<li>
			<Link
				href={props.href}
				aria-current={props.isCurrent ? 'page' : undefined}
				className={classNames(
					'flex min-h-12 items-center px-3 font-bold transition-colors md:px-5',
					props.isCurrent ? 'bg-fg text-canvas' : 'hover:bg-fg/10',
				)}
			>
				{props.children}
			</Link>
		</li>
	);
}
