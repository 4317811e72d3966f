import type { ComponentProps } from 'react';
import { useMessages } from '~/i18n/context';
import { Icon } from '~/ui/icon';

/** The attributes and the look the field has before and after the search behind it has come. */
export function useCountryField() {
	const { pricing } = useMessages();
	return {
		placeholder: pricing.countrySearch,
		autoComplete: 'off',
		spellCheck: false,
		className:
			'min-h-12 w-full bg-surface pr-12 pl-4 shadow-[inset_0_0_0_2px_var(--line-strong)] placeholder:text-muted hover:shadow-[inset_0_0_0_2px_var(--fg)]',
	} satisfies ComponentProps<'input'>;
}

interface CountryFieldFrameProps {
	/** The field's id. */
	id: string;
	/** The field. */
	children: ComponentProps<'div'>['children'];
}

/** The label above the field, and the mark in it that says that there is a list. */
export function CountryFieldFrame({ id, children }: CountryFieldFrameProps) {
	const { pricing } = useMessages();
	return (
		<>
			<label htmlFor={id} className="mb-1.5 block text-sm font-bold">
				{pricing.addCountry}
			</label>
			<div className="relative">
				{children}
				<Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-4 size-5" />
			</div>
		</>
	);
}
