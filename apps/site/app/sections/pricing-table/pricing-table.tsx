import { classNames } from '~/ui/class-names';
import { fullRows } from '~/ui/page/full-rows';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { headingId, type SectionProps } from '../section-props';
import { ProductColumn } from './product-column';

/** Products side by side, with features, add-ons and operator prices (specification section 3, Product). */
export function PricingTableSection({ section }: SectionProps<'PricingTableSection'>) {
	const { heading, text, note } = section;
	const products = section.products ?? [];
	const rows = fullRows({ count: products.length, maxColumns: 3, wideRows: 'last' });
	return (
		<Section theme="tinted" labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				<ul className={classNames('grid gap-5 md:gap-6', rows.list)}>
					{products.map((product, index) => (
						<li key={product.id} className={classNames('flex', rows.card(index))}>
							<ProductColumn product={product} index={index} />
						</li>
					))}
				</ul>
				{note !== '' && <p className="mt-8 text-sm text-muted">{note}</p>}
			</Container>
		</Section>
	);
}
