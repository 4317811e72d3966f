import { searchPath, withQuery } from '#shared/addresses/search-address.ts';
import { siteLocaleCodes } from '#shared/locales/locale.ts';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { SearchForm } from '~/features/search/search-form';
import { SearchOutcome } from '~/features/search/search-outcome';
import type { SearchResults } from '~/features/search/search-results';
import { useMessages } from '~/i18n/context';
import { Container } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { PageFrame } from '../frames/page-frame';
import { languageLinks } from '../languages';

/** The search page: form, then results or hints. */
export function SearchView({ results }: { results: SearchResults | null }) {
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
				<SearchOutcome results={results} />
			</Container>
		</PageFrame>
	);
}
