import { searchLimits } from '@website/contracts/search-words';
import { useCombobox } from 'downshift';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { searchPath, withQuery } from '#shared/addresses/search-address.ts';
import { navigateTo } from '~/features/navigation/navigate-to';
import { useLocale, useMessages } from '~/i18n/context';
import { Icon } from '~/ui/pictures/icon';
import { countResults, type SearchResult } from '../search-results';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

/**
 * A search dialog with a field and its results (APG, dialog and combobox). Enter opens the highlighted result, or the search page. The
 * browser restores the focus when the dialog closes.
 */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
	const { search } = useMessages();
	const locale = useLocale();
	const dialog = useRef<HTMLDialogElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const [query, setQuery] = useState('');
	const trimmed = query.trim();
	const { results, isFailed } = useSuggestions(trimmed, locale);
	const items = trimmed && results ? results.groups.flatMap((group) => group.results) : [];

	useEffect(() => {
		const { current } = dialog;
		current?.showModal();
		input.current?.focus();
		return () => current?.close();
	}, []);

	const goTo = (address: string) => {
		onClose();
		navigateTo(address).catch((error: unknown) => console.error(error));
	};
	const { getInputProps, getLabelProps, getMenuProps, getItemProps, highlightedIndex } =
		useCombobox<SearchResult>({
			id: useId(),
			items,
			isOpen: true,
			selectedItem: null,
			itemToString: () => '',
			inputValue: query,
			stateReducer(_state, { type, changes }) {
				const { FunctionSetHighlightedIndex, InputBlur } = useCombobox.stateChangeTypes;
				if (type === FunctionSetHighlightedIndex) return changes;
				// Moving the focus to the next control does not select the highlighted result (WCAG 3.2.1).
				if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: query };
				return {
					...changes,
					inputValue: changes.selectedItem ? query : (changes.inputValue ?? ''),
				};
			},
			onSelectedItemChange({ selectedItem }) {
				if (selectedItem) goTo(selectedItem.href);
			},
		});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (trimmed) goTo(withQuery(searchPath(locale), trimmed));
	};
	const isEmpty = !isFailed && results !== null && countResults(results) === 0;
	const announcement = isFailed
		? search.incomplete
		: results && trimmed
			? search.resultCount(countResults(results), results.query)
			: '';
	const { 'aria-activedescendant': highlighted, ...field } = getInputProps({
		ref: input,
		// Updates the state synchronously. Otherwise, a controlled field would lose letters.
		onChange: (event: FormEvent<HTMLInputElement>) => setQuery(event.currentTarget.value),
		onKeyDown({ key, nativeEvent }: { key: string; nativeEvent: Event }) {
			// Home and End move the caret, as in any field; Escape closes the dialog.
			if (key === 'Home' || key === 'End' || key === 'Escape')
				Object.assign(nativeEvent, { preventDownshiftDefault: true });
		},
	});
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; with the keyboard Escape does.
		<dialog
			ref={dialog}
			aria-label={search.title}
			data-locks-scroll=""
			onClose={onClose}
			onClick={(event) => {
				if (event.target === event.currentTarget) dialog.current?.close();
			}}
			className="mx-auto mt-[8dvh] mb-auto max-h-[84dvh] w-[min(44rem,calc(100vw-2rem))] max-w-none overflow-y-auto border-t-8 border-mark bg-surface p-0 text-fg backdrop:bg-[rgb(5_14_24/0.6)]"
		>
			<div className="p-5 md:p-7">
				<search>
					<form action={searchPath(locale)} onSubmit={submit}>
						<div className="mb-1.5 flex items-end justify-between gap-4">
							<label {...getLabelProps()} htmlFor={field.id} className="block text-sm font-bold">
								{search.label}
							</label>
							<button
								type="button"
								aria-label={search.close}
								onClick={() => dialog.current?.close()}
								className="-mt-3 -mr-3 flex size-12 items-center justify-center hover:bg-fg/10"
							>
								<Icon name="x" className="size-6" />
							</button>
						</div>
						<input
							{...field}
							aria-activedescendant={highlighted || undefined}
							type="text"
							name="q"
							enterKeyHint="search"
							maxLength={searchLimits.queryLength}
							autoComplete="off"
							spellCheck={false}
							className="min-h-12 w-full bg-canvas px-4 text-lg shadow-[inset_0_0_0_2px_var(--line-strong)]"
						/>
					</form>
				</search>
				<SuggestionList
					groups={trimmed ? (results?.groups ?? []) : []}
					highlightedIndex={highlightedIndex}
					getMenuProps={getMenuProps}
					getItemProps={getItemProps}
				/>
				<p role="status" className="mt-4 min-h-6 text-sm text-muted">
					{announcement}
				</p>
				{trimmed && isEmpty && <p className="mt-2">{search.nothingHint}</p>}
				{trimmed && !isEmpty && (
					<a
						href={withQuery(searchPath(locale), trimmed)}
						onClick={submit}
						className="inline-block py-2 font-bold text-link underline decoration-2 underline-offset-4"
					>
						{search.all(trimmed)}
					</a>
				)}
				<p className="mt-2 text-sm text-muted max-md:hidden">{search.keys}</p>
			</div>
		</dialog>
	);
}
