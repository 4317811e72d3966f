import { currencies } from '@website/contracts/currencies';
import { useLocale, useMessages } from '~/i18n/context';
import { figureText, figureUnit } from './figure-text';
import { inAnyCurrency, usePriceFigure } from './figures-context';
import type { FigureReference } from './reference';

/**
 * A figure of the price list. It is in the page in every currency, and the style sheet shows the chosen one: a stored page
 * and one whose scripts have not started are right at once.
 */
export function ListFigure({ reference }: { reference: FigureReference }) {
	const figure = usePriceFigure(reference);
	const locale = useLocale();
	const messages = useMessages();
	if (figure === 'unavailable') return messages.pricing.figureUnavailable;
	const voice = { locale, messages };
	return currencies.map((currency) => {
		const one = figure[currency];
		return (
			<data key={currency} value={one?.min ?? ''} data-figure={currency}>
				{figureText(one, reference.show, currency, voice)}
			</data>
		);
	});
}

/** What the figure is for, such as a thousand e-mails; nothing where its item says it. */
export function ListFigureUnit({ reference }: { reference: FigureReference }) {
	const figure = usePriceFigure(reference);
	const locale = useLocale();
	const messages = useMessages();
	return figure === 'unavailable' ? '' : figureUnit(inAnyCurrency(figure), { locale, messages });
}
