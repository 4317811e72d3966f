import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '~/i18n/context';

interface EuroReferenceSwitchProps {
	isOn: boolean;
	onChange: (isOn: boolean) => void;
}

/** Puts euro figures below those of another currency. Needs scripts, so it is not there without. */
export function EuroReferenceSwitch({ isOn, onChange }: EuroReferenceSwitchProps) {
	const { pricing } = useMessages();
	const field = useRef<HTMLInputElement>(null);
	// It may have been switched before React took over, without an event for it.
	const takeOver = useEffectEvent(() => {
		if (field.current && field.current.checked !== isOn) onChange(field.current.checked);
	});
	useEffect(() => takeOver(), []);
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
