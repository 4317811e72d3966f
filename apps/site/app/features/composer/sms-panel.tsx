import { analyzeMessage, segmentUnits } from '@website/contracts/message-segments';
import { useEffect, useId, useRef, useState } from 'react';
import { formatCount } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Bubble, Phone } from '~/ui/phone/phone';
import { ChannelPanel, type ChannelProps } from './channel-panel';
import { Fact, Facts, Price, PriceTo } from './facts';
import { ForcingCharacters } from './forcing-characters';
import { charactersOf, findCharacters, isInGsm7 } from './replacements';
import { TextField } from './text-field';

/** A text in which the characters that force UCS-2 are marked. */
function MarkedText({ text }: { text: string }) {
	const pieces: { text: string; isForcing: boolean; at: number }[] = [];
	let at = 0;
	for (const character of charactersOf(text)) {
		const isForcing = !isInGsm7(character);
		const last = pieces.at(-1);
		if (last && last.isForcing === isForcing) last.text += character;
		else pieces.push({ text: character, isForcing, at });
		at += character.length;
	}
	return pieces.map((piece) =>
		piece.isForcing ? (
			<mark key={piece.at} className="bg-secondary text-on-secondary">
				{piece.text}
			</mark>
		) : (
			piece.text
		),
	);
}

/** Delay between the last change and its announcement, in milliseconds. */
const announceDelay = 1000;

/** Announces changes to assistive technology (WCAG 4.1.3) once the visitor stops typing. The initial text is not announced. */
function DebouncedStatus({ children }: { children: string }) {
	const [announcement, setAnnouncement] = useState('');
	const last = useRef(children);
	useEffect(() => {
		if (children === last.current) return;
		const timer = setTimeout(() => {
			last.current = children;
			setAnnouncement(children);
		}, announceDelay);
		return () => clearTimeout(timer);
	}, [children]);
	return (
		<p role="status" className="sr-only">
			{announcement}
		</p>
	);
}

/** The message as an SMS: segments, alphabet, characters that force UCS-2, price, and the message on the phone. */
export function SmsPanel({ message, text, onText, country, prices }: ChannelProps) {
	const { composer, pricing } = useMessages();
	const locale = useLocale();
	const { encoding, units, segments } = analyzeMessage(text);
	const [single, part] = segmentUnits[encoding];
	const count = (number: number) => formatCount(number, locale);
	const unitUsage = composer.ofRoom(count(units), count(segments > 1 ? part * segments : single));
	const sms = prices?.sms ?? null;
	return (
		<ChannelPanel
			phone={
				<Phone label={composer.phone(composer.sms)} sender={message.smsSender}>
					<Bubble note={composer.delivered}>
						<MarkedText text={text} />
					</Bubble>
				</Phone>
			}
		>
			<TextField
				id={useId()}
				label={composer.smsText}
				initial={message.smsText}
				text={text}
				onText={onText}
			/>
			<Facts>
				<Fact name={composer.segments}>{count(segments)}</Fact>
				<Fact name={composer.alphabet}>{encoding}</Fact>
				<Fact name={composer.characters}>{unitUsage}</Fact>
				<Fact
					name={<PriceTo country={country} />}
					note={
						segments > 1 && (
							<>
								{composer.times(count(segments))} <Price figure={sms} />
							</>
						)
					}
				>
					<Price figure={sms} count={segments} />
				</Fact>
			</Facts>
			<ForcingCharacters text={text} characters={findCharacters(text)} onText={onText} />
			<DebouncedStatus>
				{composer.summary(pricing.segments(segments), encoding, count(units))}
			</DebouncedStatus>
		</ChannelPanel>
	);
}
