import { siteCurrencies } from '@website/contracts/site-currencies';
import { useLocale, useMessages } from '~/i18n/context';
import { figureText, figureUnit } from './figure-text';
import { inAnyCurrency, type PriceFigure, usePriceFigure } from './figures-context';
import type { FigureReference } from './reference';

interface FigureInCurrenciesProps {
	figure: PriceFigure;
	show: FigureReference['show'];
}

/**
 * A figure in all currencies. CSS shows the selected one, so that cached pages are correct before scripts start.
 */
export function FigureInCurrencies({ figure, show }: FigureInCurrenciesProps) {
	const locale = useLocale();
	const messages = useMessages();
	if (figure === 'unavailable') return messages.pricing.figureUnavailable;
	const localization = { locale, messages };
	return siteCurrencies().map((currency) => {
		const amount = figure[currency];
		return (
			<data key={currency} value={amount?.min ?? ''} data-figure={currency} translate="no">
				{figureText(amount, show, currency, localization)}
			</data>
		);
	});
}

/** A figure of the price list from the page's loader. */
export function ListFigure({ reference }: { reference: FigureReference }) {
	return <FigureInCurrencies figure={usePriceFigure(reference)} show={reference.show} />;
}

/** The unit of the figure, such as a thousand e-mails; empty if the item has its own. */
export function ListFigureUnit({ reference }: { reference: FigureReference }) {
	const figure = usePriceFigure(reference);
	const locale = useLocale();
	const messages = useMessages();
	return figure === 'unavailable' ? '' : figureUnit(inAnyCurrency(figure), { locale, messages });
}
