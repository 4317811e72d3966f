import { ArrowLink } from '~/ui/actions/arrow-link';
import { IconFlag } from '~/ui/brand/icon-flag';
import { classNames } from '~/ui/class-names';
import { fullRows } from '~/ui/page/full-rows';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

/** Features as cards, each with a picture, or without one with an icon on a flag. */
export function FeatureCardsSection({ section }: SectionProps<'FeatureCardsSection'>) {
	const { eyebrow, heading, text, columns, theme, cards } = section;
	const rows = fullRows({ count: cards.length, maxColumns: columns });
	return (
		<Section theme={theme} labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} eyebrow={eyebrow} heading={heading} text={text} />
				<ul className={classNames('grid gap-5 md:gap-6', rows.list)}>
					{cards.map((card, index) => (
						<li key={card.heading} className={classNames('flex', rows.card(index))}>
							<FeatureCard card={card} index={index} />
						</li>
					))}
				</ul>
			</Container>
		</Section>
	);
}

interface FeatureCardProps {
	card: SectionFields<'FeatureCardsSection'>['cards'][number];
	index: number;
}

function FeatureCard({ card, index }: FeatureCardProps) {
	return (
		<article className="group/card relative flex w-full flex-col bg-surface">
			{card.image ? (
				<div className="overflow-hidden">
					<Picture
						media={card.image}
						alt=""
						sizes="(width >= 64rem) 30vw, (width >= 40rem) 50vw, 100vw"
						className="aspect-[4/3] w-full object-cover transition duration-500 group-hover/card:scale-103"
					/>
				</div>
			) : (
				card.icon !== '' && <IconFlag name={card.icon} index={index} />
			)}
			<div className="flex grow flex-col p-6 xl:p-8">
				<Heading level={3} size="card">
					{card.heading}
				</Heading>
				<RichText html={card.text} className="mt-4 grow text-muted" />
				{card.link && <ArrowLink link={card.link} coversCard className="mt-6 self-start" />}
			</div>
		</article>
	);
}
