import { analyzeMessage } from '@website/contracts/message-segments';
import { useId } from 'react';
import { formatCount } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Phone, RichCard } from '~/ui/phone/phone';
import { ChannelPanel, type ChannelProps } from './channel-panel';
import { Fact, Facts, Price, PriceTo } from './facts';
import { TextField } from './text-field';

interface RcsPanelProps extends ChannelProps {
	/** The SMS that is sent if RCS is not available. */
	smsText: string;
}

/** The message as an RCS card of a verified sender, with its SMS fallback. */
export function RcsPanel({ message, text, smsText, onText, country, prices }: RcsPanelProps) {
	const { composer, pricing } = useMessages();
	const locale = useLocale();
	const { rcs } = analyzeMessage(text);
	const { image, rcsTitle, rcsButtons, rcsSender } = message;
	// A text without a card is charged by its length, a card always as SINGLE (GSMA, RCS Business Messaging).
	const isCard = image !== null || rcsTitle !== '' || rcsButtons.length > 0;
	const type = isCard ? 'SINGLE' : rcs.type;
	const unit = prices && (type === 'SINGLE' ? prices.rcsSingle : prices.rcsBasic);
	const fallback = analyzeMessage(smsText);
	return (
		<ChannelPanel
			phone={
				<Phone label={composer.phone(composer.rcs)} sender={rcsSender} verified={composer.verified}>
					<RichCard image={image} title={rcsTitle} text={text} buttons={rcsButtons} />
					<p className="px-1 text-xs text-muted">{composer.delivered}</p>
				</Phone>
			}
		>
			<TextField
				id={useId()}
				label={composer.rcsText}
				initial={message.rcsText}
				text={text}
				onText={onText}
			/>
			<Facts>
				<Fact name={composer.rcsType} note={pricing.rcsHints[type]}>
					{pricing.rcsTypes[type]}
				</Fact>
				<Fact name={composer.size}>{composer.bytes(formatCount(rcs.bytes, locale))}</Fact>
				<Fact name={<PriceTo country={country} />}>
					<Price figure={unit} />
				</Fact>
			</Facts>
			<div className="border-l-6 border-line-strong pl-4">
				<p className="font-bold">{composer.fallback}</p>
				<p className="mt-1 whitespace-pre-line">{smsText}</p>
				<p className="mt-1 text-sm text-muted">
					{pricing.segments(fallback.segments)}, {fallback.encoding},{' '}
					<Price figure={prices?.sms ?? null} count={fallback.segments} />
				</p>
			</div>
		</ChannelPanel>
	);
}
