import type { UseComboboxPropGetters } from 'downshift';
import { useEffect, useRef } from 'react';
import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/pictures/icon';
import { CountryFlag } from './country-label';
import type { CountryOption } from './country-options';

interface CountryListProps {
	options: readonly CountryOption[];
	selected: readonly string[];
	highlighted: number;
	open: boolean;
	/** Whether all countries are loaded. Until then, an empty list shows the loading text. */
	loaded: boolean;
	getMenuProps: UseComboboxPropGetters<CountryOption>['getMenuProps'];
	getItemProps: UseComboboxPropGetters<CountryOption>['getItemProps'];
}

/** The matching countries, below the field. Each shows its codes, so that all are distinguishable. */
export function CountryList(props: CountryListProps) {
	const { options, selected, highlighted, open, loaded, getMenuProps, getItemProps } = props;
	const { pricing } = useMessages();
	const list = useRef<HTMLDivElement>(null);
	const isShown = open && loaded;
	// Below the field, part of the list may be outside of the window.
	useEffect(() => {
		if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
	}, [isShown]);
	return (
		<div
			ref={list}
			className={classNames(
				'absolute inset-x-0 top-full z-40 mt-1 bg-surface text-fg shadow-[0_0_0_2px_var(--fg)]',
				!open && 'hidden',
			)}
		>
			<ul
				{...getMenuProps({ 'aria-label': pricing.countries })}
				className="max-h-[min(22rem,50vh)] overflow-y-auto overscroll-contain"
			>
				{open &&
					options.map((option, index) => (
						<li
							key={option.code}
							{...getItemProps({ item: option, index })}
							className={classNames(
								'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2',
								index === highlighted ? 'bg-action text-on-action' : 'hover:bg-fg/10',
							)}
						>
							<CountryFlag code={option.code} />
							<span className="min-w-0 flex-1">{option.name}</span>
							{selected.includes(option.code) && (
								<span className="flex items-center gap-1 text-sm">
									<Icon name="check" className="size-4" />
									<span className="max-sm:sr-only">{pricing.inComparison}</span>
								</span>
							)}
							<span className="w-20 shrink-0 text-right text-sm tabular-nums opacity-75">
								{option.code} {option.dialing && `+${option.dialing}`}
							</span>
						</li>
					))}
			</ul>
			{open && options.length === 0 && (
				<p className="px-4 py-3 text-muted">
					{loaded ? pricing.noCountryFound : `${pricing.loading} …`}
				</p>
			)}
		</div>
	);
}
