import { Combobox } from '@base-ui/react/combobox';
import { useId, useMemo } from 'react';
import { useLocale, useMessages } from '~/i18n/context';
import { Icon } from '~/ui/icon';
import { usePrices } from '../prices-provider';
import { CountryFlag } from './country-label';
import { type CountryOption, countryOptions, matchesSearch } from './country-options';

const inputClass =
	'min-h-12 w-full bg-surface px-4 pr-12 shadow-[inset_0_0_0_2px_var(--line-strong)] placeholder:text-muted';

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

/** Finds a country by its name in the page's language, by its English name or by its code, and adds or removes it. */
export function CountryCombobox() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const id = useId();
	const available = usePrices((state) => state.availableCountries);
	const selected = usePrices((state) => state.selectedCountries);
	const loadAvailableCountries = usePrices((state) => state.loadAvailableCountries);
	const selectCountry = usePrices((state) => state.selectCountry);
	const removeCountry = usePrices((state) => state.removeCountry);

	const options = useMemo(
		() => countryOptions([...new Set([...available, ...selected])], locale),
		[available, selected, locale],
	);
	const value = options.filter(({ code }) => selected.includes(code));

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
			value={value}
			onValueChange={choose}
			itemToStringLabel={(option: CountryOption) => option.name}
			isItemEqualToValue={(a: CountryOption, b: CountryOption) => a.code === b.code}
			filter={(option: CountryOption, query) => matchesSearch(option, query)}
			autoHighlight
			onOpenChange={(open) => {
				if (open) void loadAvailableCountries();
			}}
		>
			<label htmlFor={id} className="mb-1.5 block text-sm font-bold">
				{pricing.addCountry}
			</label>
			<div className="relative">
				<Combobox.Input id={id} placeholder={pricing.countrySearch} className={inputClass} />
				<Combobox.Trigger
					aria-label={pricing.countries}
					className="absolute inset-y-0 right-0 flex w-12 items-center justify-center"
				>
					<Icon name="chevron-down" className="size-5" />
				</Combobox.Trigger>
			</div>
			<Combobox.Portal>
				<Combobox.Positioner sideOffset={4} className="z-40">
					<Combobox.Popup className="max-h-[min(24rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain bg-surface text-fg shadow-[0_0_0_2px_var(--fg)]">
						<Combobox.Empty>
							<p className="px-4 py-3 text-muted">{pricing.noCountryFound}</p>
						</Combobox.Empty>
						<Combobox.List>
							{(option: CountryOption) => <Option key={option.code} option={option} />}
						</Combobox.List>
					</Combobox.Popup>
				</Combobox.Positioner>
			</Combobox.Portal>
		</Combobox.Root>
	);
}
