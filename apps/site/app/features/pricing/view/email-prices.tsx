import { useLocale, useMessages } from '~/i18n/context';
import { Heading } from '~/ui/heading';
import { digitsFor, formatCount, formatDate } from '../model/money';
import type { EmailPrice } from '../model/prices';
import { useEmailPrices, usePrices } from '../use-prices';
import { PriceFigure } from './price-figure';

function useVolumeWords(): (tier: EmailPrice) => string {
	const { pricing } = useMessages();
	const locale = useLocale();
	return ({ from, to }) => {
		const start = formatCount(from, locale);
		if (to === null) return pricing.emailFrom(start);
		const end = formatCount(to, locale);
		return from <= 1 ? pricing.emailUpTo(end) : pricing.emailFromTo(start, end);
	};
}

/** The e-mail price list: one for all countries, by monthly volume. */
export function EmailPrices() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const tiers = useEmailPrices();
	const currency = usePrices((state) => state.figuresCurrency);
	const volumeWords = useVolumeWords();
	const digits = digitsFor(tiers.map((tier) => tier[currency]));
	return (
		<section className="mt-14">
			<Heading level={3} size="card">
				{pricing.emailTitle}
			</Heading>
			<p className="mt-2 mb-5 text-muted">{pricing.emailText}</p>
			{tiers.length === 0 ? (
				<p className="bg-surface px-6 py-5">{pricing.emailNone}</p>
			) : (
				<table className="w-full border-separate border-spacing-0 bg-surface text-left tabular-nums">
					<thead className="text-sm">
						<tr className="[&>*]:border-b-3 [&>*]:border-fg [&>*]:px-4 [&>*]:py-3 sm:[&>*]:px-6">
							<th scope="col">{pricing.emailVolume}</th>
							<th scope="col" className="text-right sm:pr-0">
								{pricing.price}
							</th>
							<td className="max-sm:hidden" />
							<th scope="col" className="hidden text-right sm:table-cell">
								{pricing.validFrom}
							</th>
						</tr>
					</thead>
					<tbody>
						{tiers.map((tier) => (
							<tr
								key={tier.id}
								className="[&>*]:border-b [&>*]:border-line [&>*]:px-4 [&>*]:py-3 sm:[&>*]:px-6"
							>
								<th scope="row" className="font-normal">
									{volumeWords(tier)}
								</th>
								<td className="text-right sm:pr-0">
									<strong className="text-lg">
										<PriceFigure price={tier[currency]} currency={currency} digits={digits} />
									</strong>
									<span className="block text-sm text-muted sm:hidden">
										{pricing.emailUnits[tier.unit]}
									</span>
								</td>
								<td className="text-sm text-muted max-sm:hidden">
									{pricing.emailUnits[tier.unit]}
								</td>
								<td className="hidden text-right text-sm text-muted sm:table-cell">
									{tier.validFrom ? formatDate(tier.validFrom, locale) : '–'}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	);
}
