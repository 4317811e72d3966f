import { ArrowLink } from '~/ui/actions/arrow-link';
import { Carousel } from '~/ui/page/carousel';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';
import { Heading } from '~/ui/text/heading';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

/** Slides in a row that visitors scroll; it never moves by itself. */
export function CarouselSection({ section }: SectionProps<'CarouselSection'>) {
	const { heading, slides } = section;
	return (
		<Section labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} />
			</Container>
			<Carousel
				label={heading}
				slideClassName="w-[86%] sm:w-[65%] lg:w-[42%] 2xl:w-[34rem]"
				slides={slides.map((slide) => ({
					key: slide.heading + slide.text,
					content: <Slide slide={slide} />,
				}))}
			/>
		</Section>
	);
}

function Slide({ slide }: { slide: SectionFields<'CarouselSection'>['slides'][number] }) {
	return (
		<article className="relative flex h-full flex-col bg-surface">
			{slide.image && (
				<Picture
					media={slide.image}
					sizes="(width >= 64rem) 42vw, 86vw"
					className="aspect-[4/3] w-full object-cover"
				/>
			)}
			<div className="flex grow flex-col p-6 md:p-8">
				{slide.heading !== '' && (
					<Heading level={3} size="item">
						{slide.heading}
					</Heading>
				)}
				{slide.text !== '' && <p className="mt-3 grow text-muted">{slide.text}</p>}
				{slide.link && <ArrowLink link={slide.link} coversCard className="mt-5 self-start" />}
			</div>
		</article>
	);
}
