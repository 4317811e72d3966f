import { Combobox } from '@base-ui/react/combobox';
import {
	type KeyboardEvent,
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { useLocale, useMessages } from '~/i18n/context';
import { Icon } from '~/ui/icon';
import { usePrices } from '../use-prices';
import { useCountryField } from './country-field';
import { CountryFlag } from './country-label';
import { type CountryOption, countryOptions, matchesSearch } from './country-options';

export interface CountryComboboxProps {
	/** The id the label points at. */
	id: string;
	/** What the visitor did before this took the plain field's place. */
	taken: { text: string; caret: number; focused: boolean; entered: boolean };
}

function Option({ option }: { option: CountryOption }) {
	return (
		<Combobox.Item
			value={option}
			className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 data-highlighted:bg-action data-highlighted:text-on-action"
		>
			<CountryFlag code={option.code} />
			<span className="min-w-0 flex-1">{option.name}</span>
			<Combobox.ItemIndicator>
				<Icon name="check" className="size-4" />
			</Combobox.ItemIndicator>
		</Combobox.Item>
	);
}

function Popup({ loading }: { loading: boolean }) {
	const { pricing } = useMessages();
	return (
		<Combobox.Portal>
			<Combobox.Positioner sideOffset={4} className="z-40">
				<Combobox.Popup className="flex max-h-[min(22rem,var(--available-height))] w-(--anchor-width) flex-col bg-surface text-fg shadow-[0_0_0_2px_var(--fg)]">
					<Combobox.Empty>
						<p className="px-4 py-3 text-muted">
							{loading ? `${pricing.loading} …` : pricing.noCountryFound}
						</p>
					</Combobox.Empty>
					<Combobox.List
						aria-label={pricing.countries}
						className="min-h-0 overflow-y-auto overscroll-contain"
					>
						{(option: CountryOption) => <Option key={option.code} option={option} />}
					</Combobox.List>
				</Combobox.Popup>
			</Combobox.Positioner>
		</Combobox.Portal>
	);
}

/** The countries to choose from, by name; `loading` until the list of all has come or could not be fetched. */
function useOptions() {
	const locale = useLocale();
	const available = usePrices((state) => state.availableCountries);
	const selected = usePrices((state) => state.selectedCountries);
	const loadAvailableCountries = usePrices((state) => state.loadAvailableCountries);
	const [loading, setLoading] = useState(true);
	useEffect(() => {
		void loadAvailableCountries().then(() => setLoading(false));
	}, [loadAvailableCountries]);
	const options = useMemo(
		() => countryOptions([...new Set([...available, ...selected])], locale),
		[available, selected, locale],
	);
	return { options, loading, selected };
}

/** Finds a country by its name in the page's language, by its English name or by its code, and adds or removes it. */
export default function CountryCombobox({ id, taken }: CountryComboboxProps) {
	const look = useCountryField();
	const { options, loading, selected } = useOptions();
	const selectCountry = usePrices((state) => state.selectCountry);
	const removeCountry = usePrices((state) => state.removeCountry);
	const [query, setQuery] = useState(taken.text);
	const entered = useRef(taken.entered);
	const highlighted = useRef(false);
	const field = useRef<HTMLInputElement>(null);

	useLayoutEffect(() => {
		if (!taken.focused) return;
		field.current?.focus();
		field.current?.setSelectionRange(taken.caret, taken.caret);
	}, [taken]);

	const addFirstMatch = useCallback(() => {
		const meant = query && options.find((option) => matchesSearch(option, query));
		if (!meant) return;
		setQuery('');
		void selectCountry(meant.code);
	}, [options, query, selectCountry]);

	// Enter was pressed before there was anything to choose from.
	useEffect(() => {
		if (loading || !entered.current) return;
		entered.current = false;
		addFirstMatch();
	}, [loading, addFirstMatch]);

	// Of what was typed before this was there, nothing is highlighted yet.
	function enter({ key }: KeyboardEvent) {
		if (key === 'Enter' && !highlighted.current) addFirstMatch();
	}

	function choose(chosen: CountryOption[], { reason }: Combobox.Root.ChangeEventDetails) {
		// Escape in a closed list would leave out every country.
		if (reason !== 'item-press') return;
		const codes = chosen.map(({ code }) => code);
		const added = codes.find((code) => !selected.includes(code));
		const removed = selected.find((code) => !codes.includes(code));
		if (added) void selectCountry(added);
		else if (removed) void removeCountry(removed);
	}

	return (
		<Combobox.Root
			items={options}
			multiple
			defaultOpen={taken.focused}
			value={options.filter(({ code }) => selected.includes(code))}
			onValueChange={choose}
			inputValue={query}
			onInputValueChange={setQuery}
			itemToStringLabel={(option: CountryOption) => option.name}
			isItemEqualToValue={(a: CountryOption, b: CountryOption) => a.code === b.code}
			filter={(option: CountryOption, text) => matchesSearch(option, text)}
			autoHighlight
			onItemHighlighted={(option) => {
				highlighted.current = option !== undefined;
			}}
		>
			<Combobox.Input {...look} ref={field} id={id} onKeyDown={enter} />
			<Popup loading={loading} />
		</Combobox.Root>
	);
}
