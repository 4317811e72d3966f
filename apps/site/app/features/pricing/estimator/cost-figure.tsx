import type { Currency } from '@website/contracts/currencies';
import { formatCost } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { type Cost, isNoCost } from './estimate';

/** A cost, rounded to cents only for display. A range if operators differ, or the reason for a missing cost. */
export function CostFigure({ cost, currency }: { cost: Cost; currency: Currency }) {
	const locale = useLocale();
	const { pricing } = useMessages();
	if (isNoCost(cost)) return pricing.noCosts[cost];
	return <span translate="no">{formatCost(cost, currency, locale)}</span>;
}
