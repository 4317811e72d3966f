import type { ReactNode } from 'react';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';
import type { CountryPrices } from './message-prices';

/** The message that editors wrote for each channel (content contract, MessageComposerSection). */
export type ComposedMessage = Extract<
	PageSectionFieldsFragment,
	{ __typename: 'MessageComposerSection' }
>;

interface ChannelPanelProps {
	/** The text and its segments. */
	children: ReactNode;
	phone: ReactNode;
}

/** The text and the phone side by side; stacked on narrow screens. */
export function ChannelPanel({ children, phone }: ChannelPanelProps) {
	return (
		<div className="grid gap-x-16 gap-y-10 pt-8 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
			<div className="grid content-start gap-6">{children}</div>
			{/* Shows what the visitor types. */}
			<div translate="no">{phone}</div>
		</div>
	);
}

/** Props of every channel's panel. */
export interface ChannelProps {
	message: ComposedMessage;
	/** The field's current text. */
	text: string;
	onText: (text: string) => void;
	country: string;
	/** Null while the prices are fetched. */
	prices: CountryPrices | null;
}
