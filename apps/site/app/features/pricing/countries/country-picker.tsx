import { useCombobox } from 'downshift';
import {
	type KeyboardEvent,
	useCallback,
	useEffect,
	useEffectEvent,
	useId,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { useMessages } from '~/i18n/context';
import { Icon } from '~/ui/pictures/icon';
import { usePrices } from '../use-prices';
import { countryFieldState } from './country-field-state';
import { CountryList } from './country-list';
import { type CountryOption, findCountries } from './country-options';
import { useCountryOptions } from './use-country-options';

function useAddCountry() {
	const { pricing } = useMessages();
	const selectCountry = usePrices((state) => state.selectCountry);
	const [announcement, setAnnouncement] = useState('');
	const add = useCallback(
		({ code, name }: CountryOption, selected: readonly string[]) => {
			setAnnouncement(
				(selected.includes(code) ? pricing.countryThere : pricing.countryAdded)(name),
			);
			void selectCountry(code);
		},
		[pricing, selectCountry],
	);
	return { add, announcement, clear: () => setAnnouncement('') };
}

/** Searches a country to add (APG, combobox). The field is the server's and its text the browser's: what is typed before React stays. */
export function CountryPicker() {
	const { pricing } = useMessages();
	const { options, loaded, load, selected } = useCountryOptions();
	const { add, announcement, clear } = useAddCountry();
	const [query, setQuery] = useState('');
	const matches = useMemo(() => findCountries(options, query), [options, query]);
	const field = useRef<HTMLInputElement>(null);
	const entered = useRef('');

	const { isOpen, highlightedIndex, openMenu, selectItem, setInputValue, ...props } = useCombobox({
		id: useId(),
		items: matches,
		selectedItem: null,
		itemToString: (option) => option?.name ?? '',
		stateReducer: countryFieldState,
		onInputValueChange({ inputValue }) {
			setQuery(inputValue);
			if (inputValue) clear();
			if (field.current && field.current.value !== inputValue) field.current.value = inputValue;
		},
		onSelectedItemChange({ selectedItem }) {
			if (selectedItem) add(selectedItem, selected);
		},
	});

	const takeOver = useEffectEvent(() => {
		const { current } = field;
		if (!current) return;
		const isFocused = document.activeElement === current;
		if (!isFocused && !current.value) return;
		if (current.dataset.entered !== undefined) entered.current = current.value.trim();
		setInputValue(current.value);
		if (isFocused) openMenu();
		void load();
	});
	// The field may have been used before React started, without an event for it.
	useLayoutEffect(() => takeOver(), []);

	// The text in the field is known here a moment after it is typed, and what there is to choose from after it was fetched.
	const isSearched = useCallback(
		() => loaded && field.current?.value.trim() === query.trim(),
		[loaded, query],
	);

	// Enter was pressed before its text was searched. It applies to that text only, not to later input.
	useEffect(() => {
		if (!entered.current || !isSearched()) return;
		const isCurrent = entered.current === query.trim();
		entered.current = '';
		const [first] = matches;
		if (isCurrent && first) selectItem(first);
	}, [isSearched, matches, query, selectItem]);

	function onKeyDown(event: KeyboardEvent) {
		const { key, nativeEvent } = event;
		const isEarly = key === 'Enter' && !isSearched();
		if (isEarly) {
			event.preventDefault();
			entered.current = field.current?.value.trim() ?? '';
		}
		// Home and End move the caret, as in any field; the library would move through the list (APG, editable combobox).
		if (isEarly || key === 'Home' || key === 'End') {
			Object.assign(nativeEvent, { preventDownshiftDefault: true });
		}
	}

	// The text stays the browser's own: a value of React's would replace what was typed before React started.
	const {
		value: _,
		'aria-activedescendant': highlighted,
		...fieldProps
	} = props.getInputProps({
		ref: field,
		onKeyDown,
		onFocus: () => void load(),
	});
	return (
		<>
			<label
				{...props.getLabelProps()}
				htmlFor={fieldProps.id}
				className="mb-1.5 block text-sm font-bold"
			>
				{pricing.addCountry}
			</label>
			<div className="relative">
				<input
					{...fieldProps}
					// The library's empty id, while nothing is highlighted, is no valid id reference (HTML).
					aria-activedescendant={highlighted || undefined}
					type="text"
					placeholder={pricing.countrySearch}
					spellCheck={false}
					className="min-h-12 w-full bg-surface pr-12 pl-4 shadow-[inset_0_0_0_2px_var(--line-strong)] placeholder:text-muted hover:shadow-[inset_0_0_0_2px_var(--fg)]"
				/>
				<Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-4 size-5" />
				<CountryList
					{...props}
					options={matches}
					selected={selected}
					highlighted={highlightedIndex}
					open={isOpen}
					loaded={loaded}
				/>
			</div>
			<p role="status" className="mt-1.5 min-h-5 text-sm text-muted">
				{isOpen && loaded && query ? pricing.explorerFound(matches.length) : announcement}
			</p>
		</>
	);
}
