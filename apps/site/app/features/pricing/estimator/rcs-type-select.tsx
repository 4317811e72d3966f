import { type RcsType, rcsTypes } from '@website/contracts/rcs-types';
import { useRef } from 'react';
import { useMessages } from '~/i18n/context';
import { useEarlyInput } from './use-early-input';

interface RcsTypeSelectProps {
	/** Null for the type that the text results in. */
	value: RcsType | null;
	typeOfText: RcsType;
	onChange: (type: RcsType | null) => void;
}

/** The RCS type for the estimate. An explicit choice stays when the text changes. */
export function RcsTypeSelect({ value, typeOfText, onChange }: RcsTypeSelectProps) {
	const { pricing } = useMessages();
	const field = useRef<HTMLSelectElement>(null);
	const choose = (value: string) => onChange(rcsTypes.find((type) => type === value) ?? null);
	useEarlyInput(field, value ?? '', choose);
	return (
		<label className="text-sm font-bold">
			<span className="mb-1.5 block">{pricing.rcsType}</span>
			<select
				ref={field}
				value={value ?? ''}
				onChange={(event) => choose(event.target.value)}
				className="min-h-11 max-w-full bg-surface px-3 text-base font-normal shadow-[inset_0_0_0_2px_var(--line-strong)]"
			>
				<option value="">{pricing.rcsByText(pricing.rcsTypes[typeOfText])}</option>
				{rcsTypes.map((type) => (
					<option key={type} value={type}>
						{pricing.rcsTypes[type]}
					</option>
				))}
			</select>
		</label>
	);
}
