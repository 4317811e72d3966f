import { searchPath, withQuery } from '#shared/addresses/search-address.ts';
import { siteLocaleCodes } from '#shared/locales/locale.ts';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { SearchForm } from '~/features/search/search-form';
import { SearchOutcome, SearchStart } from '~/features/search/search-outcome';
import type { SearchResults } from '~/features/search/search-results';
import { useMessages } from '~/i18n/context';
import { Container } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { PageFrame } from '../frames/page-frame';
import { languageLinks } from '../languages';

interface SearchViewProps {
	/** Null before a query. */
	results: SearchResults | null;
	/** The results before a query. */
	start?: SearchResults['groups'];
}

/** The search page: form, then results, or what it offers before a query. */
export function SearchView({ results, start = [] }: SearchViewProps) {
	const { search } = useMessages();
	const query = results?.query ?? '';
	return (
		<PageFrame
			shared={useSharedContent()}
			languages={languageLinks(
				siteLocaleCodes().map((locale) => ({ locale, href: withQuery(searchPath(locale), query) })),
			)}
			withCallToAction={false}
		>
			<Container className="py-section">
				<Heading level={1} className="mb-8">
					{search.title}
				</Heading>
				<SearchForm query={query} isFocused={!results} />
				{results ? <SearchOutcome results={results} /> : <SearchStart groups={start} />}
			</Container>
		</PageFrame>
	);
}
