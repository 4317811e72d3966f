import { searchPath, withQuery } from '#shared/addresses/search-address.ts';
import { localizedPath } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { docsPath } from '../docs-viewer/addresses';
import { ResultList } from './result-list';
import { countResults, type SearchResults } from './search-results';

/** The results of a search, with hints if there are none or if the search is incomplete. */
export function SearchOutcome({ results }: { results: SearchResults | null }) {
	const { search, errorTryAgain } = useMessages();
	const locale = useLocale();
	if (!results) return <FallbackLinks text={search.hint} />;
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
			<ResultList groups={results.groups} />
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
	];
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
