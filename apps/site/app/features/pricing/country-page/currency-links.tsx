import { siteCurrencies } from '@website/contracts/site-currencies';
import { useMessages } from '~/i18n/context';
import { InEachCurrency } from '../amounts/in-each-currency';

/** Names the currency of the prices and links to the other currencies; a link selects its currency for the whole site. */
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
