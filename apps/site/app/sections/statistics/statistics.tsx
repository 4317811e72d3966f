import { flagBorder } from '~/ui/brand/icon-flag';
import { classNames } from '~/ui/class-names';
import { fullRows } from '~/ui/page/full-rows';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { headingId, type SectionProps } from '../section-props';

/** Large figures with their labels and their source. */
export function StatisticsSection({ section }: SectionProps<'StatisticsSection'>) {
	const { heading, theme, items, source } = section;
	const rows = fullRows({ count: items.length, maxColumns: 4, pairFrom: 'sm' });
	return (
		<Section theme={theme} labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} />
				<dl className={classNames('grid gap-x-8 gap-y-12', rows.list)}>
					{items.map((item, index) => (
						<div
							key={item.label}
							className={classNames(
								'flex flex-col justify-end border-t-8 pt-5',
								flagBorder(index),
								rows.card(index),
							)}
						>
							<dt className="order-last mt-3 max-w-[22em] grow text-muted">{item.label}</dt>
							<dd className="text-5xl leading-none font-extrabold">{item.value}</dd>
						</div>
					))}
				</dl>
				{source !== '' && <p className="mt-10 text-sm text-muted">{source}</p>}
			</Container>
		</Section>
	);
}
