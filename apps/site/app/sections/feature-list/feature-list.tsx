import { IconFlag } from '~/ui/brand/icon-flag';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { headingId, type SectionProps } from '../section-props';

/** Features in a plain list, each with its icon. */
export function FeatureListSection({ section }: SectionProps<'FeatureListSection'>) {
	const { heading, text, features } = section;
	return (
		<Section labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				<ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
					{features.map((feature, index) => (
						<li key={feature.title}>
							<IconFlag name={feature.icon} index={index} />
							<Heading level={3} size="item" className="mt-5">
								{feature.title}
							</Heading>
							<p className="mt-2 max-w-[32em] text-muted">{feature.text}</p>
						</li>
					))}
				</ul>
			</Container>
		</Section>
	);
}
