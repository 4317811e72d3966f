import { IconFlag } from '~/ui/brand/icon-flag';
import { classNames } from '~/ui/class-names';
import { fullRows } from '~/ui/page/full-rows';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { headingId, type SectionProps } from '../section-props';

/** Features in a plain list, each with an icon. */
export function FeatureListSection({ section }: SectionProps<'FeatureListSection'>) {
	const { heading, text, features } = section;
	const rows = fullRows({ count: features.length, maxColumns: 3, pairFrom: 'sm', isText: true });
	// An odd number of features is a single column on medium screens, with the icons beside the text.
	const isOdd = features.length % 2 === 1;
	return (
		<Section labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				<ul className={classNames('grid gap-x-10 gap-y-12', rows.list)}>
					{features.map((feature, index) => (
						<li
							key={feature.title}
							className={classNames(isOdd && 'sm:max-lg:flex sm:max-lg:gap-6', rows.card(index))}
						>
							<IconFlag name={feature.icon} index={index} />
							<div className={isOdd ? 'max-sm:mt-5 lg:mt-5' : 'mt-5'}>
								<Heading level={3} size="item">
									{feature.title}
								</Heading>
								{feature.text !== '' && (
									<p className="mt-2 max-w-[32em] text-muted">{feature.text}</p>
								)}
							</div>
						</li>
					))}
				</ul>
			</Container>
		</Section>
	);
}
