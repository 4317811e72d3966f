import { documentLanguage } from '#shared/api-description.ts';
import { useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { Heading } from '~/ui/text/heading';
import { Marked } from './marked';
import type { SearchGroup, SearchResult, SearchResults } from './search-results';

/** The results by group, with headings and lists (WCAG 1.3.1). */
export function ResultList({ groups }: Pick<SearchResults, 'groups'>) {
	const { search } = useMessages();
	return groups.map(({ group, results }) => (
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
			<ul className="mt-4 divide-y-2 lg:mt-0 divide-line border-y-2 border-line">
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
			<p className="mt-1 max-w-text wrap-anywhere text-muted">
				<Marked pieces={text} />
			</p>
		</li>
	);
}
