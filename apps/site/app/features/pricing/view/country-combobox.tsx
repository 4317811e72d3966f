import { Combobox } from '@base-ui/react/combobox';
import {
	type ComponentProps,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { usePrices } from '../use-prices';
import { useCountryField } from './country-field';
import { CountryList } from './country-list';
import { type CountryOption, matchesSearch } from './country-options';
import { useCountryOptions } from './use-country-options';

type KeyDown = NonNullable<ComponentProps<typeof Combobox.Input>['onKeyDown']>;

export interface CountryComboboxProps {
	/** The id the label points at. */
	id: string;
	/** What the visitor did before this took the plain field's place. */
	taken: { text: string; caret: number; focused: boolean; entered: boolean };
}

/** Finds a country by its name in the page's language, by its English name or by its code, and adds or removes it. */
export default function CountryCombobox({ id, taken }: CountryComboboxProps) {
	const look = useCountryField();
	const { options, loading, selected } = useCountryOptions();
	const selectCountry = usePrices((state) => state.selectCountry);
	const removeCountry = usePrices((state) => state.removeCountry);
	const [query, setQuery] = useState(taken.text);
	const entered = useRef(taken.entered);
	const highlighted = useRef<CountryOption>(undefined);
	const field = useRef<HTMLInputElement>(null);

	useLayoutEffect(() => {
		if (!taken.focused) return;
		field.current?.focus();
		field.current?.setSelectionRange(taken.caret, taken.caret);
	}, [taken]);

	const toggle = useCallback(
		(code: string) => void (selected.includes(code) ? removeCountry(code) : selectCountry(code)),
		[selected, selectCountry, removeCountry],
	);
	const chooseMeant = useCallback(() => {
		const matches = (option: CountryOption) => matchesSearch(option, query);
		const pointedAt = highlighted.current;
		const meant = pointedAt && matches(pointedAt) ? pointedAt : query && options.find(matches);
		if (!meant) return;
		setQuery('');
		toggle(meant.code);
	}, [options, query, toggle]);

	// Enter was pressed before there was anything to choose from.
	useEffect(() => {
		if (loading || !entered.current) return;
		entered.current = false;
		chooseMeant();
	}, [loading, chooseMeant]);

	// The list may not have highlighted yet what was just typed: Enter is answered here alone, so that it counts once.
	const enter: KeyDown = (event) => {
		if (event.key !== 'Enter') return;
		event.preventBaseUIHandler();
		event.preventDefault();
		entered.current = loading;
		if (!loading) chooseMeant();
	};

	function choose(chosen: CountryOption[], { reason }: Combobox.Root.ChangeEventDetails) {
		// Escape in a closed list would leave out every country.
		if (reason !== 'item-press') return;
		const codes = chosen.map(({ code }) => code);
		const changed =
			codes.find((code) => !selected.includes(code)) ??
			selected.find((code) => !codes.includes(code));
		if (changed) toggle(changed);
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
			onOpenChange={(open) => {
				if (!open) highlighted.current = undefined;
			}}
			onItemHighlighted={(option) => {
				highlighted.current = option;
			}}
		>
			<Combobox.Input {...look} ref={field} id={id} onKeyDown={enter} />
			<CountryList loading={loading} />
		</Combobox.Root>
	);
}
