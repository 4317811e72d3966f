import { countryCodes } from '@website/contracts/countries';
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
import { countryName } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Icon } from '~/ui/pictures/icon';
import { usePrices } from '../use-prices';
import { CountryList } from './country-list';
import { type CountryOption, countryOptions, findCountries } from './country-options';

type Reducer = NonNullable<Parameters<typeof useCombobox<CountryOption>>[0]['stateReducer']>;

const { stateChangeTypes: type } = useCombobox;

/**
 * State reducer that differs from Downshift's defaults: Enter selects only a match of the typed text or an option reached by arrow keys,
 * blur selects nothing, and a click never closes the list.
 */
const countryFieldState: Reducer = (state, { type: changeType, changes }) => {
	const text = changes.inputValue ?? state.inputValue;
	switch (changeType) {
		case type.InputChange:
		case type.InputClick:
		case type.FunctionOpenMenu:
		case type.FunctionSetInputValue:
			return {
				...changes,
				isOpen: changeType === type.FunctionSetInputValue ? state.isOpen : true,
				highlightedIndex: text.trim() ? 0 : -1,
			};
		case type.InputKeyDownEnter:
			// A text without a match stays for correction, with an error below it.
			if (text.trim() && !changes.selectedItem) return state;
			return { ...changes, isOpen: false, highlightedIndex: -1, inputValue: '' };
		case type.ItemClick:
		case type.FunctionSelectItem:
			return { ...changes, isOpen: false, highlightedIndex: -1, inputValue: '' };
		case type.InputBlur:
			return { ...state, isOpen: false, highlightedIndex: -1 };
		// The list may open below a resting pointer, which must not change the highlighted option; only a click selects.
		case type.ItemMouseMove:
		case type.MenuMouseLeave:
			return state;
		default:
			return changes;
	}
};

/** The selectable countries, sorted by name; empty until `load` has run. All countries if the list could not be fetched. */
function useCountryOptions() {
	const locale = useLocale();
	const available = usePrices((state) => state.availableCountries);
	const selected = usePrices((state) => state.selectedCountries);
	const loadAvailableCountries = usePrices((state) => state.loadAvailableCountries);
	const [loaded, setLoaded] = useState(false);
	const load = useCallback(async () => {
		await loadAvailableCountries();
		setLoaded(true);
	}, [loadAvailableCountries]);
	const options = useMemo(() => {
		if (!loaded) return [];
		const codes = available.length > 0 ? available : countryCodes;
		return countryOptions([...new Set([...codes, ...selected])], locale);
	}, [loaded, available, selected, locale]);
	return { options, loaded, load, selected };
}

/** Adds countries, and announces those that are added or, anywhere on the page, removed (WCAG 4.1.3). */
function useAddCountry(current: readonly string[]) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const selectCountry = usePrices((state) => state.selectCountry);
	const [announcement, setAnnouncement] = useState('');
	const previous = useRef(current);
	useEffect(() => {
		const removed = previous.current.find((code) => !current.includes(code));
		previous.current = current;
		if (removed) setAnnouncement(pricing.countryRemoved(countryName(removed, locale)));
	}, [current, pricing, locale]);
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

/**
 * Combobox that adds a country (APG, combobox). React keeps the server's field, uncontrolled, so that text typed before hydration stays.
 */
export function CountryPicker() {
	const { pricing } = useMessages();
	const { options, loaded, load, selected } = useCountryOptions();
	const { add, announcement, clear } = useAddCountry(selected);
	const [query, setQuery] = useState('');
	const matches = useMemo(() => findCountries(options, query), [options, query]);
	const field = useRef<HTMLInputElement>(null);
	const enteredText = useRef('');

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

	const syncFromField = useEffectEvent(() => {
		const { current } = field;
		if (!current) return;
		const isFocused = document.activeElement === current;
		if (!isFocused && !current.value) return;
		if (current.dataset.entered !== undefined) enteredText.current = current.value.trim();
		setInputValue(current.value);
		if (isFocused) openMenu();
		void load();
	});
	// The visitor may have used the field before hydration, for which React gets no event.
	useLayoutEffect(() => syncFromField(), []);

	// False while `query` lags behind the field's text, and until the countries are loaded.
	const isQueryCurrent = useCallback(
		() => loaded && field.current?.value.trim() === query.trim(),
		[loaded, query],
	);

	// Handles an Enter that was pressed before its text was searched. It applies only to that text, not to later input.
	useEffect(() => {
		if (!enteredText.current || !isQueryCurrent()) return;
		const isCurrent = enteredText.current === query.trim();
		enteredText.current = '';
		const [first] = matches;
		if (isCurrent && first) selectItem(first);
	}, [isQueryCurrent, matches, query, selectItem]);

	function onKeyDown(event: KeyboardEvent) {
		const { key, nativeEvent } = event;
		const isTooEarly = key === 'Enter' && !isQueryCurrent();
		if (isTooEarly) {
			event.preventDefault();
			enteredText.current = field.current?.value.trim() ?? '';
		}
		// Home and End move the caret (APG, editable combobox); Downshift would move the highlight.
		if (isTooEarly || key === 'Home' || key === 'End') {
			Object.assign(nativeEvent, { preventDownshiftDefault: true });
		}
	}

	// Leaves the field uncontrolled: a `value` from React would replace text typed before hydration.
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
					// Without a highlighted option, Downshift sets an empty id, which is not a valid id reference (HTML).
					aria-activedescendant={highlighted || undefined}
					type="text"
					data-country-field=""
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
