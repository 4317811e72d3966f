import type { BlogIndex } from '~/content/post-listing';
import { useLocale, useMessages } from '~/i18n/context';
import { formatMonth } from '~/i18n/format-date';
import { Link } from '~/ui/actions/link';
import { Heading } from '~/ui/text/heading';
import { TagLinks } from './tag-links';

/** The maximum number of tags. The search and the articles link to the others. */
const maxTags = 24;

/** Links to articles by tag and by month (WCAG 2.4.5). Renders nothing without an index. */
export function BlogIndexNavigation({ index }: { index: BlogIndex | null }) {
	const messages = useMessages();
	if (!index || index.months.length === 0) return null;
	const years = [...new Set(index.months.map(({ year }) => year))];
	return (
		<div className="mt-16 grid gap-x-16 gap-y-10 border-t-4 border-fg pt-8 lg:grid-cols-2">
			{index.tags.length > 0 && (
				<nav aria-labelledby="blog-tags">
					<Heading level={2} size="item" id="blog-tags" className="mb-4">
						{messages.tags}
					</Heading>
					<TagLinks tags={index.tags.slice(0, maxTags)} />
				</nav>
			)}
			<nav aria-labelledby="blog-archive">
				<Heading level={2} size="item" id="blog-archive" className="mb-4">
					{messages.archive}
				</Heading>
				<ul className="grid gap-y-3">
					{years.map((year) => (
						<Year key={year} year={year} months={index.months} />
					))}
				</ul>
			</nav>
		</div>
	);
}

function Year({ year, months }: { year: number; months: BlogIndex['months'] }) {
	const locale = useLocale();
	const monthsOfYear = months.filter((month) => month.year === year);
	const [first] = monthsOfYear;
	if (!first) return null;
	const link = first.link.replace(/\/\d{2}$/, '');
	return (
		<li className="grid gap-x-4 sm:grid-cols-[4rem_minmax(0,1fr)]">
			<Link
				href={link}
				className="inline-flex min-h-8 items-center font-bold underline underline-offset-4"
			>
				{String(year)}
			</Link>
			<ul className="flex flex-wrap gap-x-4">
				{monthsOfYear.map(({ month, link: href, count }) => (
					<li key={month}>
						<Link
							href={href}
							className="inline-flex min-h-8 items-center gap-1.5 underline-offset-4 hover:underline"
						>
							{formatMonth(year, month, locale).replace(` ${year}`, '')}
							<span className="text-sm text-muted">{count}</span>
						</Link>
					</li>
				))}
			</ul>
		</li>
	);
}
