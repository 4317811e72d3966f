import { useId } from 'react';
import { formatCount } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';

/** Numbers of messages a month for buttons. */
const steps = [1_000, 10_000, 100_000, 1_000_000];

/** Buttons that set the number of SMS for all countries. */
export function VolumeSteps({ onChoose }: { onChoose: (count: number) => void }) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const id = useId();
	return (
		<fieldset aria-labelledby={id} className="mb-6 print:hidden">
			<p id={id} className="mb-1.5 text-sm font-bold">
				{pricing.volumeSteps}
			</p>
			<div className="flex flex-wrap gap-2">
				{steps.map((count) => (
					<button
						key={count}
						type="button"
						onClick={() => onChoose(count)}
						className="min-h-11 bg-surface px-4 font-bold tabular-nums shadow-[inset_0_0_0_2px_var(--line)] hover:bg-fg/10"
					>
						{formatCount(count, locale)}
					</button>
				))}
			</div>
		</fieldset>
	);
}
