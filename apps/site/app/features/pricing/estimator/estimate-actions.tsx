import type { Currency } from '@website/contracts/currencies';
import { useEffect, useState } from 'react';
import { useMessages } from '~/i18n/context';
import { Button } from '~/ui/actions/button';
import { type EstimateChoices, estimateLink } from './choices';
import type { Estimate, MessageSize } from './estimate';
import { estimateCsv, estimateJson, estimateLines } from './estimate-export';

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

function save(name: string, type: string, content: string): void {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url));
}

interface EstimateActionsProps {
	choices: EstimateChoices;
	size: MessageSize;
	result: Estimate;
	currency: Currency;
	onLink: (link: string) => void;
}

/** Copies an estimate, downloads it, or shares a link with its choices, which never contains prices. */
export function EstimateActions(props: EstimateActionsProps) {
	const { choices, size, result, currency, onLink } = props;
	const { pricing } = useMessages();
	const [withText, setWithText] = useState(false);
	const [flash, setFlash] = useFlash();
	const lines = estimateLines(choices, size, result, currency);

	async function copy(text: string) {
		try {
			await navigator.clipboard.writeText(text);
			setFlash(pricing.copied);
		} catch {
			setFlash(pricing.copyFailed);
		}
	}

	function share() {
		const link = estimateLink(choices, size.segments, currency, withText);
		onLink(link);
		history.replaceState(history.state, '', link);
		return copy(new URL(link, location.href).href);
	}

	return (
		<div className="mt-8 print:hidden">
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={share}>
					{pricing.share}
				</Button>
				<Button look="secondary" onClick={() => copy(estimateCsv(lines).replaceAll(',', '\t'))}>
					{pricing.copy}
				</Button>
				<Button
					look="secondary"
					onClick={() => save('estimate.csv', 'text/csv', estimateCsv(lines))}
				>
					{pricing.download('CSV')}
				</Button>
				<Button
					look="secondary"
					onClick={() => save('estimate.json', 'application/json', estimateJson(lines, new Date()))}
				>
					{pricing.download('JSON')}
				</Button>
			</div>
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
