import { Container, Section, SectionHeader } from '~/ui/section';
import { headingId, type SectionProps } from '../section-props';
import { ProductColumn } from './product-column';

/** Products side by side with features, add-ons and operator prices (specification section 3, Product). */
export function PricingTableSection({ section }: SectionProps<'PricingTableSection'>) {
	const { heading, text, note, products } = section;
	return (
		<Section theme="tinted" labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-5 md:gap-6">
					{products.map((product, index) => (
						<li key={product.id} className="flex">
							<ProductColumn product={product} index={index} />
						</li>
					))}
				</ul>
				{note !== '' && <p className="mt-8 text-sm text-muted">{note}</p>}
			</Container>
		</Section>
	);
}
