import { useId } from 'react';
import { exactly, type PriceRange } from '#shared/prices/decimal.ts';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { useMessages } from '~/i18n/context';

/** Prices that charts and maps can show. */
export const measures = ['sms', 'smsPremium', 'rcs', 'number', 'keyword'] as const;
export type Measure = (typeof measures)[number];

/** Returns a country's price range for a measure. For RCS, it is the range of operators' prices for a BASIC message. */
export function measureRange(summary: CountrySummary, measure: Measure): PriceRange | null {
	return measure === 'rcs' ? summary.rcs.BASIC : exactly(summary[measure]);
}

export function useMeasureNames(): Record<Measure, string> {
	const { pricing } = useMessages();
	return {
		sms: `${pricing.sms}, ${pricing.smsUnit}`,
		smsPremium: `${pricing.sms}: ${pricing.smsPremium}`,
		rcs: `${pricing.rcs} ${pricing.rcsTypes.BASIC}`,
		number: `${pricing.number}, ${pricing.monthly}`,
		keyword: `${pricing.keyword}, ${pricing.monthly}`,
	};
}

interface MeasureSelectProps {
	value: Measure;
	onChange: (measure: Measure) => void;
}

export function MeasureSelect({ value, onChange }: MeasureSelectProps) {
	const { pricing } = useMessages();
	const names = useMeasureNames();
	const id = useId();
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block text-sm font-bold">
				{pricing.measure}
			</label>
			<select
				id={id}
				value={value}
				onChange={(event) => onChange(measures.find((m) => m === event.target.value) ?? 'sms')}
				className="min-h-12 max-w-full bg-surface px-4 shadow-[inset_0_0_0_2px_var(--line-strong)]"
			>
				{measures.map((measure) => (
					<option key={measure} value={measure}>
						{names[measure]}
					</option>
				))}
			</select>
		</div>
	);
}
