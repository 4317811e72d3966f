import { Combobox } from '@base-ui/react/combobox';
import { useEffect, useMemo } from 'react';
import { useLocale, useMessages } from '~/i18n/context';
import { Icon } from '~/ui/icon';
import { usePrices } from '../use-prices';
import { CountryFlag } from './country-label';
import { type CountryOption, countryOptions, matchesSearch } from './country-options';
import { PickerFace, pickerClass } from './picker-face';

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

function Popup() {
	const { pricing } = useMessages();
	return (
		<Combobox.Portal>
			<Combobox.Positioner sideOffset={4} className="z-40">
				<Combobox.Popup
					aria-label={pricing.addCountry}
					className="flex max-h-[min(26rem,var(--available-height))] w-(--anchor-width) flex-col bg-surface text-fg shadow-[0_0_0_2px_var(--fg)]"
				>
					<Combobox.Input
						placeholder={pricing.countrySearch}
						aria-label={pricing.countrySearch}
						className="min-h-12 w-full shrink-0 border-b-2 border-line bg-transparent px-4 -outline-offset-3 placeholder:text-muted"
					/>
					<Combobox.Empty>
						<p className="px-4 py-3 text-muted">{pricing.noCountryFound}</p>
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

/** Finds a country by its name in the page's language, by its English name or by its code, and adds or removes it. */
export default function CountryCombobox() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const available = usePrices((state) => state.availableCountries);
	const selected = usePrices((state) => state.selectedCountries);
	const loadAvailableCountries = usePrices((state) => state.loadAvailableCountries);
	const selectCountry = usePrices((state) => state.selectCountry);
	const removeCountry = usePrices((state) => state.removeCountry);
	useEffect(() => {
		void loadAvailableCountries();
	}, [loadAvailableCountries]);

	const options = useMemo(
		() => countryOptions([...new Set([...available, ...selected])], locale),
		[available, selected, locale],
	);

	function choose(chosen: CountryOption[]) {
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
			defaultOpen
			value={options.filter(({ code }) => selected.includes(code))}
			onValueChange={choose}
			itemToStringLabel={(option: CountryOption) => option.name}
			isItemEqualToValue={(a: CountryOption, b: CountryOption) => a.code === b.code}
			filter={(option: CountryOption, query) => matchesSearch(option, query)}
			autoHighlight
		>
			<Combobox.Trigger aria-label={pricing.addCountry} className={pickerClass}>
				<PickerFace />
			</Combobox.Trigger>
			<Popup />
		</Combobox.Root>
	);
}
