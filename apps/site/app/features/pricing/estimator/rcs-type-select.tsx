import { type RcsType, rcsTypes } from '@website/contracts/rcs-types';
import { useRef } from 'react';
import { useMessages } from '~/i18n/context';
import { useTypedBefore } from './use-typed-before';

interface RcsTypeSelectProps {
	/** Null for the type that the text is sent as. */
	value: RcsType | null;
	ofText: RcsType;
	onChange: (type: RcsType | null) => void;
}

/** The RCS type that is reckoned with: one that was chosen stays, whatever becomes of the text. */
export function RcsTypeSelect({ value, ofText, onChange }: RcsTypeSelectProps) {
	const { pricing } = useMessages();
	const field = useRef<HTMLSelectElement>(null);
	const choose = (chosen: string) => onChange(rcsTypes.find((type) => type === chosen) ?? null);
	useTypedBefore(field, value ?? '', choose);
	return (
		<label className="text-sm font-bold">
			<span className="mb-1.5 block">{pricing.rcsType}</span>
			<select
				ref={field}
				value={value ?? ''}
				onChange={(event) => choose(event.target.value)}
				className="min-h-11 max-w-full bg-surface px-3 text-base font-normal shadow-[inset_0_0_0_2px_var(--line-strong)]"
			>
				<option value="">{pricing.rcsByText(pricing.rcsTypes[ofText])}</option>
				{rcsTypes.map((type) => (
					<option key={type} value={type}>
						{pricing.rcsTypes[type]}
					</option>
				))}
			</select>
		</label>
	);
}
