import { useLocale } from '~/i18n/context';
import type { Currency } from '../model/currency';
import { formatRange } from '../model/money';
import { NoPrice } from '../view/price-figure';
import type { Cost } from './estimate';

/** A cost: exact, a range where operators differ, or "no price". Nothing sent costs nothing, which is not "free". */
export function CostFigure({ cost, currency }: { cost: Cost; currency: Currency }) {
	const locale = useLocale();
	return cost ? formatRange(cost, currency, locale) : <NoPrice />;
}
