import type { Currency } from '@website/contracts/currencies';
import { countryName, formatCost } from '#shared/prices/money.ts';
import type { NoCost } from '#shared/prices/no-cost.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { ArrowLink } from '~/ui/actions/arrow-link';
import { ButtonLink } from '~/ui/actions/button';
import type { RequestLink } from './choices';
import { type Cost, type Estimate, isNoCost } from './estimate';

/** A cost, rounded to cents only for display. A range if operators differ, or the reason for a missing cost. */
export function CostFigure({ cost, currency }: { cost: Cost; currency: Currency }) {
	const locale = useLocale();
	const { pricing } = useMessages();
	if (isNoCost(cost)) return pricing.noCosts[cost];
	return <span translate="no">{formatCost(cost, currency, locale)}</span>;
}

function useNames(result: Estimate, reason: NoCost): string[] {
	const { pricing } = useMessages();
	const locale = useLocale();
	const parts = result.countries.flatMap(({ country, sms, rcs }) => [
		{ name: `${pricing.sms}, ${countryName(country, locale)}`, cost: sms },
		{ name: `${pricing.rcs}, ${countryName(country, locale)}`, cost: rcs },
	]);
	return [...parts, { name: pricing.emailTitle, cost: result.email }]
		.filter(({ cost }) => cost === reason)
		.map(({ name }) => name);
}

interface EstimateTotalProps {
	result: Estimate;
	currency: Currency;
	requestLink: RequestLink;
	startLink: RequestLink;
}

/** The total, rounded to cents. If a part has no price, shows the reason instead, and the request link if the price is on request. */
export function EstimateTotal({ result, currency, requestLink, startLink }: EstimateTotalProps) {
	const { pricing } = useMessages();
	const { total } = result;
	const missing = useNames(result, isNoCost(total) ? total : 'unreadable');
	const hasRange = !isNoCost(total) && total.min !== total.max;
	return (
		<>
			<dl className="mt-6 grid gap-2">
				<div className="flex justify-between gap-6">
					<dt>{pricing.emailTitle}</dt>
					<dd className="text-right">
						<CostFigure cost={result.email} currency={currency} />
					</dd>
				</div>
				<div className="theme-secondary flex flex-wrap items-baseline justify-between gap-x-6 bg-canvas px-5 py-4 text-fg">
					<dt className="font-bold">{pricing.total}</dt>
					<dd className="text-2xl font-bold">
						<output>
							<CostFigure cost={total} currency={currency} />
						</output>
					</dd>
				</div>
			</dl>
			{missing.length > 0 && (
				<p className="mt-2">
					<strong>{pricing.noSum}</strong> {missing.join('; ')}.
				</p>
			)}
			{total === 'onRequest' && requestLink && (
				<p className="mt-2">
					<ArrowLink link={requestLink} />
				</p>
			)}
			{!isNoCost(total) && startLink && (
				<p className="mt-4">
					<ButtonLink href={startLink.url} target={startLink.target}>
						{startLink.title}
					</ButtonLink>
				</p>
			)}
			{hasRange && <p className="mt-2 text-sm text-muted">{pricing.rangeTotal}</p>}
		</>
	);
}
