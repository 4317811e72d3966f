import { Container, Section, SectionHeader } from '~/ui/page/section';
import { headingId, type SectionProps } from '../section-props';
import { ProductColumn } from './product-column';

/** Products side by side with features, add-ons and operator prices (specification section 3, Product). */
export function PricingTableSection({ section }: SectionProps<'PricingTableSection'>) {
	const { heading, text, note } = section;
	const products = section.products ?? [];
	return (
		<Section theme="tinted" labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				<ul className="fills-rows grid gap-5 md:grid-cols-2 md:gap-6 lg:grid-cols-6">
					{products.map((product, index) => (
						<li key={product.id} className={`flex ${columnSpan(index, products.length)}`}>
							<ProductColumn product={product} index={index} />
						</li>
					))}
				</ul>
				{note !== '' && <p className="mt-8 text-sm text-muted">{note}</p>}
			</Container>
		</Section>
	);
}

/**
 * Share of a row of six that a product takes on wide screens: three in a row, and the last rows hold two each where
 * threes would leave one alone.
 */
export function columnSpan(index: number, count: number): string {
	if (count === 1) return 'md:col-span-2 lg:col-span-6';
	const inPairs = [0, 4, 2][count % 3] ?? 0;
	return index >= count - inPairs ? 'lg:col-span-3' : 'lg:col-span-2';
}
