import type { ProductFieldsFragment } from '~/content/generated/operations';
import { ListFigure, ListFigureUnit } from '~/features/pricing/figures/list-figure';
import { useLocale, useMessages } from '~/i18n/context';
import { ButtonRow } from '~/ui/actions/button-row';
import { FoldedOnPhones } from '~/ui/actions/folded-on-phones';
import { Tooltip } from '~/ui/actions/tooltip';
import { flagBorder } from '~/ui/brand/icon-flag';
import { PennantList } from '~/ui/brand/pennant-list';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/pictures/icon';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { ProductDetails } from './product-details';
import { productPrice } from './product-price';

/** The features of a product, with the editors' explanations as tooltips. */
function ProductFeatures({ features }: { features: ProductFieldsFragment['featureBoxes'] }) {
	const messages = useMessages();
	if (features.length === 0) return null;
	return (
		<ul aria-label={messages.included} className="my-8 grid gap-2.5">
			{features.map(({ text, tooltip, tooltipText }) => (
				<li key={text} className="flex items-start gap-3">
					<Icon name="check" className="mt-1 size-5 text-mark" />
					<span className="grow">{text}</span>
					{tooltip && tooltipText && (
						<Tooltip label={messages.moreAbout(text)}>{tooltipText}</Tooltip>
					)}
				</li>
			))}
		</ul>
	);
}

interface ProductColumnProps {
	product: ProductFieldsFragment;
	index: number;
}

/** One product: price, features, add-ons and operator prices. */
export function ProductColumn({ product, index }: ProductColumnProps) {
	const locale = useLocale();
	const messages = useMessages();
	const { priceReference: reference, price } = product;
	const hasPrice = reference !== null || price !== null;
	return (
		<article
			className={classNames(
				'flex w-full flex-col border-t-8 bg-surface p-6 md:p-8 lg:p-6 xl:p-8',
				flagBorder(index),
			)}
		>
			<Heading level={3} size="card">
				{product.title}
			</Heading>
			<RichText html={product.description} className="mt-3 text-muted" />
			<p className="mt-4 md:mt-8">
				{hasPrice && (
					<strong className="block text-2xl font-extrabold lg:max-xl:text-xl">
						{reference && <ListFigure reference={reference} />}
						{!reference && price !== null && productPrice(price, product.currency, locale)}
					</strong>
				)}
				<span
					className={classNames(hasPrice ? 'mt-2 block text-sm text-muted' : 'text-2xl font-bold')}
				>
					{reference && <ListFigureUnit reference={reference} />} {product.priceText}
				</span>
			</p>
			<FoldedOnPhones
				summary={messages.included}
				className="mt-4 grow max-md:border-t-2 max-md:border-line md:mt-8 md:flex md:flex-col"
			>
				<ButtonRow buttons={product.globalButtons} />
				<ProductFeatures features={product.featureBoxes} />
				<div className="mt-auto">
					<ProductDetails product={product} />
					{(product.footerText !== '' || product.footerFeatures.length > 0) && (
						<footer className="border-t-2 border-line pt-6 text-sm text-muted">
							<PennantList items={product.footerFeatures} className="gap-1.5" />
							{product.footerText !== '' && <p className="mt-4">{product.footerText}</p>}
						</footer>
					)}
				</div>
			</FoldedOnPhones>
		</article>
	);
}
