import type { ReactNode } from 'react';
import type { ProductFieldsFragment } from '~/content/generated/operations';
import { inAnyCurrency, usePriceFigure } from '~/features/pricing/figures/figures-context';
import { ListFigure } from '~/features/pricing/figures/list-figure';
import type { FigureReference } from '~/features/pricing/figures/reference';
import { useLocale, useMessages } from '~/i18n/context';
import { Disclosure } from '~/ui/actions/disclosure';
import { Logo } from '~/ui/brand/logo';
import { productPrice } from './product-price';

/** Add-ons and operator prices of a product, collapsed by default. */
export function ProductDetails({ product }: { product: ProductFieldsFragment }) {
	const messages = useMessages();
	const locale = useLocale();
	return (
		<>
			{product.addOnProducts.length > 0 && (
				<Details title={messages.addOns}>
					{product.addOnProducts.map((addOn) => (
						<Row
							key={addOn.title}
							name={addOn.title}
							description={addOn.description}
							price={
								addOn.priceReference ? (
									<ListFigure reference={addOn.priceReference} />
								) : (
									addOn.price !== null && productPrice(addOn.price, addOn.currency, locale)
								)
							}
							priceText={addOn.priceText}
						/>
					))}
				</Details>
			)}
			{product.operatorPrices.length > 0 && (
				<Details title={messages.operatorPrices}>
					{product.operatorPrices.map(({ title, logo, price, priceReference }) => {
						const image = logo && <Logo media={logo} alt="" className="h-6" />;
						return priceReference ? (
							<ListedOperator
								key={priceReference.operator}
								reference={priceReference}
								logo={image}
							/>
						) : (
							<Row
								key={title}
								name={title}
								logo={image}
								price={price !== null && productPrice(price, product.currency, locale)}
							/>
						);
					})}
				</Details>
			)}
		</>
	);
}

/** An operator with its name and price from the price list; renders nothing if the list no longer has it. */
function ListedOperator({ reference, logo }: { reference: FigureReference; logo: ReactNode }) {
	const figure = usePriceFigure(reference);
	const name = figure === 'unavailable' ? null : inAnyCurrency(figure)?.operator;
	return name ? <Row name={name} logo={logo} price={<ListFigure reference={reference} />} /> : null;
}

function Details({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Disclosure
			className="border-t-2 border-line"
			summary={<span className="font-bold">{title}</span>}
		>
			<dl className="grid gap-4 text-sm">{children}</dl>
		</Disclosure>
	);
}

interface RowProps {
	name: string;
	price: ReactNode;
	logo?: ReactNode;
	description?: string;
	priceText?: string;
}

function Row({ name, price, logo, description = '', priceText = '' }: RowProps) {
	return (
		<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
			<dt className="flex-1 basis-32">
				{logo}
				<span className="font-medium">{name}</span>
				{description !== '' && <span className="block text-muted">{description}</span>}
			</dt>
			<dd className="ml-auto text-right tabular-nums">
				<span className="font-bold">{price}</span>
				{priceText !== '' && <span className="block text-muted">{priceText}</span>}
			</dd>
		</div>
	);
}
