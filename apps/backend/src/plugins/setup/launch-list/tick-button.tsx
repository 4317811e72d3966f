'use client';
import { useRouter } from 'next/navigation.js';
import { useSetup } from '../components/use-setup.ts';
import type { LaunchItem } from './items.ts';

interface Props {
	item: LaunchItem;
	label: string;
	/** The item's name, for the accessible name of the button. */
	about: string;
}

/** Ticks an item by hand: the site does not need it, or the backend cannot check it. */
export function TickButton({ item, label, about }: Props) {
	const { send, refusal, isBusy } = useSetup();
	const router = useRouter();
	const tick = async () => {
		if (await send(['/setup/tick', { item }])) router.refresh();
	};
	return (
		<div>
			<button
				type="button"
				className="launch-tick"
				aria-label={`${about}: ${label}`}
				disabled={isBusy}
				onClick={() => void tick()}
			>
				{label}
			</button>
			{refusal && (
				<p className="own-problem" role="alert">
					{refusal.message}
				</p>
			)}
		</div>
	);
}
