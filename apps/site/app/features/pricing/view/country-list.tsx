import { Combobox } from '@base-ui/react/combobox';
import { useMessages } from '~/i18n/context';
import { Icon } from '~/ui/icon';
import { CountryFlag } from './country-label';
import type { CountryOption } from './country-options';

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

/** The countries that a search found, below the field. */
export function CountryList({ loading }: { loading: boolean }) {
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
