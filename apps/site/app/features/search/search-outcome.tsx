import { isOffPath } from '@website/contracts/site-features';
import { searchPath, withQuery } from '#shared/addresses/search-address.ts';
import { documentLanguage } from '#shared/api-description.ts';
import { localizedPath } from '#shared/locales/locale.ts';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { useLocale, useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/text/heading';
import { docsPath } from '../docs-viewer/addresses';
import { Marked } from './marked';
import {
	countResults,
	plainResult,
	type SearchGroup,
	type SearchResult,
	type SearchResults,
} from './search-results';

interface ResultListProps extends Pick<SearchResults, 'groups'> {
	/** The classes of the list of a group. */
	list: string;
}

/** The results by group, with headings and lists (WCAG 1.3.1). */
function ResultList({ groups, list }: ResultListProps) {
	const { search } = useMessages();
	const shownGroups = groups.filter(({ results }) => results.length > 0);
	return shownGroups.map(({ group, results }) => (
		<section
			key={group}
			aria-labelledby={`found-${group}`}
			className="mt-12 gap-x-12 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]"
		>
			<Heading
				level={2}
				size="card"
				id={`found-${group}`}
				className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]"
			>
				{search.groups[group]}
			</Heading>
			<ul className={classNames('mt-4 border-line lg:mt-0', list)}>
				{results.map((result) => (
					<ResultItem key={result.href + textOf(result)} group={group} result={result} />
				))}
			</ul>
		</section>
	));
}

const textOf = ({ title }: SearchResult) => title.map(({ text }) => text).join('');

function ResultItem({
	group,
	result: { href, title, text },
}: {
	group: SearchGroup;
	result: SearchResult;
}) {
	// The API document has one language, independent of the page (WCAG 3.1.2).
	const lang = group === 'docs' ? documentLanguage : undefined;
	return (
		<li lang={lang} className="py-4">
			<Link
				href={href}
				className="inline-block py-1 text-xl font-bold text-link underline decoration-2 underline-offset-4 hover:decoration-4"
			>
				<Marked pieces={title} />
			</Link>
			{text.length > 0 && (
				<p className="mt-1 max-w-text text-muted">
					<Marked pieces={text} />
				</p>
			)}
		</li>
	);
}

/** The pages of the header's menu. Of several links to a page, the title of the last is shown. */
function useMenuPages(): SearchResult[] {
	const { header } = useSharedContent();
	const items = (header?.links ?? []).flatMap(({ link, submenu }) =>
		submenu.length > 0 ? submenu : [{ link, description: '' }],
	);
	const pages = items.map(({ link, description }) =>
		plainResult(link.url, link.title, description),
	);
	return [...new Map(pages.map((page) => [page.href, page])).values()];
}

/** Shown before a query: what can be searched, the pages of the menu, the newest articles, and countries. */
export function SearchStart({ groups }: Pick<SearchResults, 'groups'>) {
	const { search } = useMessages();
	const pages = useMenuPages();
	return (
		<>
			<p className="mt-4 max-w-text text-muted">{search.hint}</p>
			<ResultList
				groups={[{ group: 'pages', results: pages }, ...groups]}
				list="grid grid-cols-2 hyphens-auto gap-x-6 border-t-2 sm:gap-x-12 xl:grid-cols-3 max-sm:[&_p]:hidden"
			/>
		</>
	);
}

/** The results of a search, with hints if there are none or if the search is incomplete. */
export function SearchOutcome({ results }: { results: SearchResults }) {
	const { search, errorTryAgain } = useMessages();
	const locale = useLocale();
	const count = countResults(results);
	return (
		<>
			{results.isIncomplete && (
				<p className="mt-8 max-w-text border-l-8 border-mark bg-quiet p-5 font-bold">
					{search.incomplete}{' '}
					<a
						href={withQuery(searchPath(locale), results.query)}
						className="inline-block underline underline-offset-4"
					>
						{errorTryAgain}
					</a>
				</p>
			)}
			<p role="status" className="mt-6 text-muted">
				{count === 0 && results.isIncomplete ? '' : search.resultCount(count, results.query)}
			</p>
			<ResultList groups={results.groups} list="divide-y-2 divide-line border-y-2" />
			{count === 0 && <FallbackLinks text={results.isIncomplete ? '' : search.nothingHint} />}
		</>
	);
}

/** Links to continue without a result. */
function FallbackLinks({ text }: { text: string }) {
	const { search, errorBackHome, errorReadBlog, docsTitle } = useMessages();
	const locale = useLocale();
	const links = [
		{ href: localizedPath(locale, '/'), title: errorBackHome },
		{ href: localizedPath(locale, '/blog'), title: errorReadBlog },
		{ href: docsPath(locale), title: docsTitle },
	].filter(({ href }) => !isOffPath(href));
	return (
		<div className="mt-8 max-w-text">
			{text && <p className="mb-8 text-muted">{text}</p>}
			<p className="font-bold">{search.waysOn}</p>
			<ul className="mt-2">
				{links.map(({ href, title }) => (
					<li key={href}>
						<Link
							href={href}
							className="inline-block py-2 text-link underline decoration-2 underline-offset-4 hover:decoration-4"
						>
							{title}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
