import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '~/i18n/context';

interface EuroReferenceSwitchProps {
	isOn: boolean;
	onChange: (isOn: boolean) => void;
}

/** Checkbox that shows euro figures below those of another currency. Hidden without JavaScript. */
export function EuroReferenceSwitch({ isOn, onChange }: EuroReferenceSwitchProps) {
	const { pricing } = useMessages();
	const field = useRef<HTMLInputElement>(null);
	// The visitor may have switched it before hydration, for which React gets no event.
	const syncFromField = useEffectEvent(() => {
		if (field.current && field.current.checked !== isOn) onChange(field.current.checked);
	});
	useEffect(() => syncFromField(), []);
	return (
		<label className="mt-3 inline-flex min-h-11 items-center gap-3 text-sm [@media(scripting:none)]:hidden">
			<input
				ref={field}
				type="checkbox"
				checked={isOn}
				onChange={(event) => onChange(event.target.checked)}
				className="size-5 accent-link"
			/>
			{pricing.euroToo}
		</label>
	);
}
