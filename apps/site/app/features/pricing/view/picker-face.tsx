import { useMessages } from '~/i18n/context';
import { Icon } from '~/ui/icon';

/** How the country picker looks while closed, before and after its code has come. */
export const pickerClass =
	'flex min-h-12 w-full items-center justify-between gap-3 bg-surface px-4 text-left font-bold shadow-[inset_0_0_0_2px_var(--line-strong)] hover:shadow-[inset_0_0_0_2px_var(--fg)]';

/** What stands on the closed picker. */
export function PickerFace() {
	const { pricing } = useMessages();
	return (
		<>
			{pricing.addCountry}
			<Icon name="chevron-down" className="size-5" />
		</>
	);
}
