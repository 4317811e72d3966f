import type { Currency } from '@website/contracts/currencies';
import { useEffect, useState } from 'react';
import { useMessages } from '~/i18n/context';
import { Button } from '~/ui/actions/button';
import { type Count, type EstimateChoices, estimateLink } from './choices';

/** State for a short message that is cleared after two seconds. */
function useFlash(): [string, (message: string) => void] {
	const [message, setMessage] = useState('');
	useEffect(() => {
		if (!message) return;
		const timer = setTimeout(() => setMessage(''), 2000);
		return () => clearTimeout(timer);
	}, [message]);
	return [message, setMessage];
}

interface EstimateActionsProps {
	choices: EstimateChoices;
	segments: Count;
	currency: Currency;
	onLink: (link: string) => void;
}

/** Copies a link to the choices of an estimate, which never contains prices. */
export function EstimateActions({ choices, segments, currency, onLink }: EstimateActionsProps) {
	const { pricing } = useMessages();
	const [withText, setWithText] = useState(false);
	const [flash, setFlash] = useFlash();

	async function share() {
		const link = estimateLink(choices, segments, currency, withText);
		onLink(link);
		history.replaceState(history.state, '', link);
		try {
			await navigator.clipboard.writeText(new URL(link, location.href).href);
			setFlash(pricing.copied);
		} catch {
			setFlash(pricing.copyFailed);
		}
	}

	return (
		<div className="mt-8 print:hidden">
			<Button look="secondary" onClick={share}>
				{pricing.share}
			</Button>
			<div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
				{choices.text !== '' && (
					<label className="flex min-h-11 items-center gap-3">
						<input
							type="checkbox"
							checked={withText}
							onChange={(event) => setWithText(event.target.checked)}
							className="size-5"
						/>
						{pricing.shareText}
					</label>
				)}
				<p className="text-muted">{pricing.shareNote}</p>
				<p role="status" className="font-bold">
					{flash}
				</p>
			</div>
		</div>
	);
}
