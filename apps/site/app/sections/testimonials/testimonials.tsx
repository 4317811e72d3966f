import { ArrowLink } from '~/ui/actions/arrow-link';
import { flagBorder } from '~/ui/brand/icon-flag';
import { Logo } from '~/ui/brand/logo';
import { classNames } from '~/ui/class-names';
import { fullRows } from '~/ui/page/full-rows';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

/** Customer quotations side by side. */
export function TestimonialsSection({ section }: SectionProps<'TestimonialsSection'>) {
	const { heading, items } = section;
	const rows = fullRows({ count: items.length, maxColumns: 3 });
	return (
		<Section labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} />
				<ul className={classNames('grid gap-x-10 gap-y-14', rows.list)}>
					{items.map((item, index) => (
						<li key={item.quote} className={classNames('flex', rows.card(index))}>
							<Testimonial item={item} field={flagBorder(index)} />
						</li>
					))}
				</ul>
			</Container>
		</Section>
	);
}

interface TestimonialProps {
	item: SectionFields<'TestimonialsSection'>['items'][number];
	field: string;
}

function Testimonial({ item, field }: TestimonialProps) {
	return (
		<figure className={classNames('flex w-full flex-col border-t-8 pt-7', field)}>
			<blockquote className="grow text-xl font-medium">
				<p>{item.quote}</p>
			</blockquote>
			<figcaption className="mt-8 grid gap-4">
				{item.logo && <Logo media={item.logo} alt="" className="h-10" />}
				<span>
					<span className="font-bold">{item.company}</span>
					<span className="block text-sm text-muted">{item.author}</span>
				</span>
				{item.link && <ArrowLink link={item.link} className="justify-self-start text-sm" />}
			</figcaption>
		</figure>
	);
}
