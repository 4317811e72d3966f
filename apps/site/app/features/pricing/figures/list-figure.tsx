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
 * A figure in every currency, of which the style sheet shows the chosen one: a stored page and one whose scripts have not
 * started are right at once.
 */
export function FigureInCurrencies({ figure, show }: FigureInCurrenciesProps) {
	const locale = useLocale();
	const messages = useMessages();
	if (figure === 'unavailable') return messages.pricing.figureUnavailable;
	const voice = { locale, messages };
	return siteCurrencies().map((currency) => {
		const one = figure[currency];
		return (
			<data key={currency} value={one?.min ?? ''} data-figure={currency}>
				{figureText(one, show, currency, voice)}
			</data>
		);
	});
}

/** A figure of the price list, as the page's loader read it. */
export function ListFigure({ reference }: { reference: FigureReference }) {
	return <FigureInCurrencies figure={usePriceFigure(reference)} show={reference.show} />;
}

/** What the figure is for, such as a thousand e-mails; nothing where its item says it. */
export function ListFigureUnit({ reference }: { reference: FigureReference }) {
	const figure = usePriceFigure(reference);
	const locale = useLocale();
	const messages = useMessages();
	return figure === 'unavailable' ? '' : figureUnit(inAnyCurrency(figure), { locale, messages });
}
