import type { LocaleCode } from '@website/contracts/locales';
import { searchLimits } from '@website/contracts/search-words';
import { GraphQLError } from 'graphql';
import { reportFailure } from '../../../platform/observability/report-failure.ts';
import { countUnanswered } from '../../../plugins/search/count-unanswered.ts';
import { findDocuments, findPricePage } from '../../../plugins/search/find-documents.ts';
import type { ResolverContext } from '../context.ts';

interface SearchArguments {
	lang: LocaleCode;
	query: string;
	first?: number | null | undefined;
	counts?: boolean | null | undefined;
}

const defaultLimit = 10;

const refuse = (message: string) =>
	new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

/** Finds published pages and articles for a query; documents of other collections are among the pages. Ignores drafts, even in a preview. Throws if the query exceeds `searchLimits`. */
export async function readSearch(context: ResolverContext, search: SearchArguments) {
	const { payload } = context;
	const { lang, query, counts } = search;
	const first = search.first ?? defaultLimit;
	if (query.length > searchLimits.queryLength)
		throw refuse(`query must have at most ${searchLimits.queryLength} characters`);
	if (first < 1 || first > searchLimits.results)
		throw refuse(`first must be between 1 and ${searchLimits.results}`);
	context.isUncacheable = true;
	const { book } = await context.reader(lang);
	const [hits, price] = await Promise.all([
		findDocuments({ payload, book, lang, query, first }),
		findPricePage({ payload, book, lang }),
	]);
	const posts = hits.get('posts') ?? [];
	hits.delete('posts');
	const pages = [...hits.values()].flat();
	// Not awaited, because the write may have to wait for other writes.
	if (counts && pages.length + posts.length === 0)
		countUnanswered(payload, lang, query).catch((cause: unknown) =>
			reportFailure('search', cause, 'A search without result was not counted'),
		);
	return { pages, posts, pricePage: price?.href ?? null };
}
