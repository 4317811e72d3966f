import { formatDate } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { RichText } from '~/ui/text/rich-text';
import type { CountryGuide } from './country-page-data';

/** The editors' guide to a country's senders and rules (content contract, CountryGuide), without empty parts. */
export function CountryRules({ guide }: { guide: CountryGuide }) {
	const { countryPrices: words } = useMessages();
	const locale = useLocale();
	const { senderTypes, registration, optOut, quietHours, notes, checkedOn } = guide;
	const senders = senderTypes.map((type) => words.senderTypes[type]).join(' · ');
	const parts = [
		[words.senders, senders],
		[words.registration, registration],
		[words.optOut, optOut],
		[words.quietHours, quietHours],
	].filter(([, text]) => text);
	return (
		<>
			<dl className="grid gap-x-10 gap-y-5 border-t-3 border-fg pt-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
				{parts.map(([term, text]) => (
					<div key={term} className="contents">
						<dt className="font-bold max-sm:-mb-4">{term}</dt>
						<dd className="max-w-text">{text}</dd>
					</div>
				))}
			</dl>
			<RichText html={notes} className="mt-6 max-w-text" />
			<p className="mt-6 text-sm text-muted">
				{words.rulesNote}
				{checkedOn && ` ${words.checked(formatDate(checkedOn, locale))}.`}
			</p>
		</>
	);
}
