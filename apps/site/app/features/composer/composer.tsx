import { useState } from 'react';
import { useMessages } from '~/i18n/context';
import { Tabs } from '~/ui/page/tabs';
import type { Channel, ComposedMessage } from './composed-message';
import { CountryChoice } from './country-choice';
import { EmailPanel } from './email-panel';
import { firstCountry } from './message-prices';
import { RcsPanel } from './rcs-panel';
import { SmsPanel } from './sms-panel';
import { useCountryPrices } from './use-country-prices';

/**
 * The text of each channel: the visitor's text for the channel, otherwise the visitor's latest text, otherwise the editors' example.
 */
function useTexts(examples: Readonly<Record<Channel, string>>) {
	const [texts, setTexts] = useState<Partial<Record<Channel, string>>>({});
	const [latest, setLatest] = useState<string | null>(null);
	return {
		textOf: (channel: Channel): string => texts[channel] ?? latest ?? examples[channel],
		change(channel: Channel, text: string) {
			setTexts((before) => ({ ...before, [channel]: text }));
			setLatest(text);
		},
	};
}

/** A message that visitors edit, as SMS, RCS and e-mail, with its price. The text is not sent. */
export function Composer({ message }: { message: ComposedMessage }) {
	const { composer } = useMessages();
	const [channel, setChannel] = useState<Channel>(message.opensWith);
	const first = firstCountry(message.country);
	const [country, setCountry] = useState(first);
	const prices = useCountryPrices(country, first);
	const { textOf, change } = useTexts({
		sms: message.smsText,
		rcs: message.rcsText,
		email: message.emailText,
	});
	const inCountry = { country, prices };
	const propsOf = (name: Channel) => ({
		message,
		text: textOf(name),
		onText: (text: string) => change(name, text),
	});
	return (
		<>
			<Tabs
				label={composer.channels}
				selected={channel}
				onSelect={setChannel}
				tabs={[
					{
						key: 'sms',
						label: composer.sms,
						panel: <SmsPanel {...propsOf('sms')} {...inCountry} />,
					},
					{
						key: 'rcs',
						label: composer.rcs,
						panel: <RcsPanel {...propsOf('rcs')} {...inCountry} smsText={textOf('sms')} />,
					},
					{ key: 'email', label: composer.email, panel: <EmailPanel {...propsOf('email')} /> },
				]}
				aside={<CountryChoice country={country} onCountry={setCountry} />}
			/>
			<p className="mt-8 text-sm text-muted print:hidden">
				<span className="[@media(scripting:none)]:hidden">{composer.stays}</span>
				<span className="hidden [@media(scripting:none)]:inline">{composer.needsScript}</span>
			</p>
		</>
	);
}
