import { siteCurrencies } from '@website/contracts/site-currencies';
import { useMessages } from '~/i18n/context';
import { InEachCurrency } from '../amounts/in-each-currency';

/** Says which currency the figures are in and leads to the others: links, which choose it for the whole site. */
export function CurrencyLinks({ path }: { path: string }) {
	const { countryPrices } = useMessages();
	return (
		<p className="text-muted">
			<InEachCurrency>
				{(current) => (
					<>
						{countryPrices.shownIn(current)}{' '}
						{siteCurrencies()
							.filter((currency) => currency !== current)
							.map((currency) => (
								<a
									key={currency}
									href={`${path}?currency=${currency}`}
									className="inline-block py-2 font-bold text-link underline underline-offset-4 print:hidden"
								>
									{countryPrices.showIn(currency)}
								</a>
							))}
					</>
				)}
			</InEachCurrency>
		</p>
	);
}
