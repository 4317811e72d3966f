import { ArrowLink } from '~/ui/actions/arrow-link';
import { classNames } from '~/ui/class-names';
import { fullRows } from '~/ui/page/full-rows';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';
import { Heading } from '~/ui/text/heading';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

type Integration = SectionFields<'IntegrationsSection'>['items'][number];

/** Integrations, grouped by category. */
export function IntegrationsSection({ section }: SectionProps<'IntegrationsSection'>) {
	const { heading, text, items } = section;
	return (
		<Section labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				{byCategory(items).map(([category, integrations]) => (
					<div
						key={category}
						className="grid gap-x-10 gap-y-6 border-t-2 border-line py-10 lg:grid-cols-[1fr_3fr]"
					>
						{category !== '' && (
							<Heading level={3} size="item">
								{category}
							</Heading>
						)}
						<IntegrationList items={integrations} />
					</div>
				))}
			</Container>
		</Section>
	);
}

function IntegrationList({ items }: { items: Integration[] }) {
	const rows = fullRows({
		count: items.length,
		maxColumns: 3,
		pairFrom: 'sm',
		moreFrom: 'xl',
		isText: true,
	});
	return (
		<ul className={classNames('grid gap-x-8 gap-y-10 lg:col-start-2', rows.list)}>
			{items.map((item, index) => (
				<li key={item.name} className={classNames('flex gap-5', rows.card(index))}>
					<IntegrationItem item={item} />
				</li>
			))}
		</ul>
	);
}

function IntegrationItem({ item }: { item: Integration }) {
	return (
		<>
			{item.logo && (
				<Picture media={item.logo} alt="" transparent sizes="64px" className="size-14 shrink-0" />
			)}
			<div>
				<strong className="font-bold">{item.name}</strong>
				{item.description !== '' && <p className="mt-1 text-sm text-muted">{item.description}</p>}
				{item.link && <ArrowLink link={item.link} className="mt-2 text-sm" />}
			</div>
		</>
	);
}

/** Groups integrations by category, in the order in which the categories first appear. */
export function byCategory(items: Integration[]): [category: string, items: Integration[]][] {
	return [...Map.groupBy(items, (item) => item.category)];
}
