import type { ReactNode } from 'react';
import type { ProductFieldsFragment } from '~/content/generated/operations';
import { useLocale, useMessages } from '~/i18n/context';
import { Disclosure } from '~/ui/disclosure';
import { Logo } from '~/ui/logo';
import { productPrice } from './product-price';

/** Add-ons and operator prices of a product, folded away until asked for. */
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
							price={addOn.price === null ? '' : productPrice(addOn.price, addOn.currency, locale)}
							priceText={addOn.priceText}
						/>
					))}
				</Details>
			)}
			{product.operatorPrices.length > 0 && (
				<Details title={messages.operatorPrices}>
					{product.operatorPrices.map((operator) => (
						<Row
							key={operator.title}
							name={operator.title}
							logo={operator.logo && <Logo media={operator.logo} alt="" className="h-6" />}
							price={productPrice(operator.price, product.currency, locale)}
						/>
					))}
				</Details>
			)}
		</>
	);
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
	price: string;
	logo?: ReactNode;
	description?: string;
	priceText?: string;
}

function Row({ name, price, logo, description = '', priceText = '' }: RowProps) {
	return (
		<div className="flex items-start justify-between gap-6">
			<dt>
				{logo}
				<span className="font-medium">{name}</span>
				{description !== '' && <span className="block text-muted">{description}</span>}
			</dt>
			<dd className="shrink-0 text-right tabular-nums">
				<span className="font-bold">{price}</span>
				{priceText !== '' && <span className="block text-muted">{priceText}</span>}
			</dd>
		</div>
	);
}
