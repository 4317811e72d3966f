import type { ReactNode } from 'react';
import { countryName } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { inAnyCurrency, type PriceFigure } from '../pricing/figures/figures-context';
import { FigureInCurrencies } from '../pricing/figures/list-figure';
import { multiplyFigure } from './message-prices';

/** Key figures of a message: segments, size and price. */
export function Facts({ children }: { children: ReactNode }) {
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-4 has-[>:nth-child(4):last-child]:max-xl:grid-cols-2 border-y border-line py-5">
			{children}
		</dl>
	);
}

export function Fact({
	name,
	children,
	note,
}: {
	name: ReactNode;
	children: ReactNode;
	note?: ReactNode;
}) {
	return (
		<div className="min-w-0">
			<dt className="text-sm text-muted">{name}</dt>
			<dd translate="no">
				<span className="block text-xl font-bold tabular-nums">{children}</span>
				{note && <span className="block text-sm text-muted tabular-nums">{note}</span>}
			</dd>
		</div>
	);
}

interface PriceProps {
	/** Null while the price is fetched. */
	figure: PriceFigure | null;
	count?: number;
}

/** A list price multiplied by `count`; a text if the country has no price. */
export function Price({ figure, count = 1 }: PriceProps) {
	const { pricing } = useMessages();
	if (figure === null) return <span aria-hidden="true">…</span>;
	if (figure !== 'unavailable' && !inAnyCurrency(figure)) return pricing.noCosts.notOffered;
	return <FigureInCurrencies figure={multiplyFigure(figure, count)} show="exact" />;
}

/** "Price, Denmark". Node and the browser may have different country names; hydration keeps the server's. */
export function PriceTo({ country }: { country: string }) {
	const { composer } = useMessages();
	const locale = useLocale();
	return <span suppressHydrationWarning>{composer.priceTo(countryName(country, locale))}</span>;
}
