import { useMessages } from '~/i18n/context';
import { usePrices } from '../use-prices';

/** A legend for the prices, a note on VAT, and links to download the price list. */
export function PriceNotes({ vatNote }: { vatNote: string }) {
	const { pricing } = useMessages();
	const currency = usePrices((state) => state.figuresCurrency);
	const address = `/prices/${currency.toLowerCase()}`;
	return (
		<div className="mt-4 flex flex-wrap justify-between gap-x-10 gap-y-3 text-sm text-muted">
			<p className="max-w-text">
				{vatNote && <strong className="text-fg">{vatNote} </strong>}
				{pricing.legend} {pricing.rangeLegend}
			</p>
			<p>
				{pricing.downloads} ({currency}):{' '}
				{['csv', 'json'].map((format) => (
					<a
						key={format}
						href={`${address}.${format}`}
						className="mr-3 inline-block py-1 font-bold text-link underline underline-offset-4 last:mr-0"
					>
						{format.toUpperCase()}
					</a>
				))}
			</p>
		</div>
	);
}
