import type { UseComboboxReturnValue } from 'downshift';
import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { Marked } from '../marked';
import type { SearchResult, SearchResults } from '../search-results';

type Combobox = UseComboboxReturnValue<SearchResult>;

interface SuggestionListProps
	extends Pick<Combobox, 'getMenuProps' | 'getItemProps' | 'highlightedIndex'>,
		Pick<SearchResults, 'groups'> {}

/** The results in groups (APG, listbox with grouped options). Each option is a link, so that it can be opened in a new tab. */
export function SuggestionList({
	groups,
	highlightedIndex,
	getMenuProps,
	getItemProps,
}: SuggestionListProps) {
	const { search } = useMessages();
	const offsets = groups.map((_, at) =>
		groups.slice(0, at).reduce((sum, { results }) => sum + results.length, 0),
	);
	return (
		<div {...getMenuProps()} className={classNames(groups.length > 0 && 'mt-4')}>
			{groups.map(({ group, results }, at) => (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group options.
				<div key={group} role="group" aria-labelledby={`suggested-${group}`}>
					<p id={`suggested-${group}`} className="mt-4 mb-1 text-sm font-bold text-muted">
						{search.groups[group]}
					</p>
					{results.map((item, position) => {
						const index = (offsets[at] ?? 0) + position;
						return (
							<a
								key={`${index} ${item.href}`}
								{...getItemProps({ item, index })}
								href={item.href}
								tabIndex={-1}
								className={classNames(
									'block border-l-8 px-3 py-2.5',
									index === highlightedIndex ? 'border-mark bg-quiet' : 'border-transparent',
								)}
							>
								<span className="block font-bold">
									<Marked pieces={item.title} />
								</span>
								<span className="line-clamp-1 text-sm text-muted">
									<Marked pieces={item.text} />
								</span>
							</a>
						);
					})}
				</div>
			))}
		</div>
	);
}
