import { searchLimits } from '@website/contracts/search-words';
import { useId } from 'react';
import { searchPath } from '#shared/addresses/search-address.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Button } from '~/ui/actions/button';

/** The form of the search page; works without JavaScript. */
export function SearchForm({ query, isFocused = false }: { query: string; isFocused?: boolean }) {
	const { search } = useMessages();
	const locale = useLocale();
	const id = useId();
	return (
		<search>
			<form action={searchPath(locale)} method="get">
				<label htmlFor={id} className="mb-1.5 block text-sm font-bold">
					{search.label}
				</label>
				<div className="flex max-w-[44rem] flex-wrap gap-3">
					<input
						// Reset the uncontrolled field when the query in the URL changes.
						key={query}
						id={id}
						type="search"
						name="q"
						defaultValue={query}
						maxLength={searchLimits.queryLength}
						// biome-ignore lint/a11y/noAutofocus: the page was opened to type a query
						autoFocus={isFocused}
						enterKeyHint="search"
						autoComplete="off"
						spellCheck={false}
						className="min-h-12 min-w-0 grow basis-64 bg-surface px-4 text-lg shadow-[inset_0_0_0_2px_var(--line-strong)]"
					/>
					<Button type="submit">{search.submit}</Button>
				</div>
			</form>
		</search>
	);
}
