import { Animation } from '~/features/animation/animation';
import { ProductVisual } from '~/features/product-visual/product-visual';
import { ButtonRow } from '~/ui/actions/button-row';
import { PennantList } from '~/ui/brand/pennant-list';
import { classNames } from '~/ui/class-names';
import { Container, Section } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';
import { Eyebrow, Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { headingId, type SectionProps } from '../section-props';

const pictureSizes = '(width >= 64rem) 55vw, 100vw';
const pictureClass = 'h-auto w-full';

/** A picture, an animation or a part of the product beside a text. The text is first in the reading order (WCAG 1.3.2). */
export function MediaTextSection({ section }: SectionProps<'MediaTextSection'>) {
	const {
		eyebrow,
		heading,
		text,
		bullets,
		buttons,
		image,
		animation,
		visual,
		mediaPosition,
		theme,
	} = section;
	const isLeft = mediaPosition === 'left';
	// Prefers the image to an animation without a poster.
	const isAnimated = Boolean(animation && (animation.poster || !image));
	return (
		<Section theme={theme} labelledBy={headingId(section)}>
			<Container
				className={classNames(
					'grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-10 xl:gap-x-24',
					isLeft
						? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'
						: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
				)}
			>
				<div className={classNames(isLeft && 'lg:order-last')}>
					<Eyebrow>{eyebrow}</Eyebrow>
					{heading !== '' && (
						<Heading level={2} size="block" id={headingId(section)}>
							{heading}
						</Heading>
					)}
					<RichText html={text} className="mt-6 text-lg text-muted" />
					<PennantList items={bullets} className="mt-7" />
					<ButtonRow buttons={buttons} className="mt-9" />
				</div>
				{visual && <ProductVisual visual={visual} />}
				{!visual && isAnimated && animation && (
					<Animation animation={animation} sizes={pictureSizes} className={pictureClass} />
				)}
				{!visual && !isAnimated && image && (
					<Picture media={image} sizes={pictureSizes} className={pictureClass} />
				)}
			</Container>
		</Section>
	);
}
