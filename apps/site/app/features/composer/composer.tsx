import { siteCurrencies } from '@website/contracts/site-currencies';
import { useCallback, useState } from 'react';
import type { MessageChannel as Channel } from '~/content/generated/operations';
import { useMessages } from '~/i18n/context';
import { Tabs } from '~/ui/page/tabs';
import { usePriceFigure } from '../pricing/figures/figures-context';
import { useFetched } from '../pricing/loading/use-fetched';
import { sitePrices } from '../pricing/site-prices';
import type { ComposedMessage } from './channel-panel';
import { CountryChoice } from './country-choice';
import { EmailPanel } from './email-panel';
import {
	type CountryPrices,
	countryPrices,
	countryReferences,
	firstCountry,
} from './message-prices';
import { RcsPanel } from './rcs-panel';
import { SmsPanel } from './sms-panel';

/** Prices of the first country, from the page's loader. */
function useFirstPrices(country: string): CountryPrices {
	const { sms, rcsBasic, rcsSingle } = countryReferences(country);
	return {
		sms: usePriceFigure(sms),
		rcsBasic: usePriceFigure(rcsBasic),
		rcsSingle: usePriceFigure(rcsSingle),
	};
}

/**
 * A country's prices in every currency. Those of the first country are in the page; all others are fetched. Null while they are
 * fetched, "unavailable" if the request fails.
 */
function useCountryPrices(country: string, first: string): CountryPrices | null {
	const inPage = useFirstPrices(first);
	const fetch = useCallback(
		async (signal: AbortSignal) => {
			const lists = await Promise.all(
				siteCurrencies().map((currency) =>
					sitePrices.prices({ currency, countries: [country] }, signal),
				),
			);
			return { country, prices: countryPrices(country, lists) };
		},
		[country],
	);
	const { data, failed } = useFetched(country === first ? null : fetch);
	if (country === first) return inPage;
	if (data?.country === country) return data.prices;
	return failed ? { sms: 'unavailable', rcsBasic: 'unavailable', rcsSingle: 'unavailable' } : null;
}

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
				<span className="no-script:hidden">{composer.stays}</span>
				<span className="hidden no-script:inline">{composer.needsScript}</span>
			</p>
		</>
	);
}
