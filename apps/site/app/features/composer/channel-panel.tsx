import type { ReactNode } from 'react';

interface ChannelPanelProps {
	/** The text and its segments. */
	children: ReactNode;
	phone: ReactNode;
}

/** Text on one side, the phone on the other; one below the other where there is no room. */
export function ChannelPanel({ children, phone }: ChannelPanelProps) {
	return (
		<div className="grid gap-x-16 gap-y-10 pt-8 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
			<div className="grid content-start gap-6">{children}</div>
			{phone}
		</div>
	);
}

/** What every channel's panel takes. */
export interface ChannelProps<Prices> {
	/** The field's current text. */
	text: string;
	onText: (text: string) => void;
	country: string;
	/** Null while they are fetched. */
	prices: Prices | null;
}
