import { Animation } from '~/features/animation/animation';
import { ProductScene, ProductVisual } from '~/features/product-visual/product-visual';
import { ButtonRow } from '~/ui/actions/button-row';
import { PennantList } from '~/ui/brand/pennant-list';
import { classNames } from '~/ui/class-names';
import { Section } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';
import { Eyebrow, Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { headingId, type SectionProps } from '../section-props';

const pictureSizes = '(width >= 64rem) 55vw, 100vw';
const pictureClass = 'h-full w-full object-cover max-lg:aspect-[4/3]';

/** The opening of a page: text on one side, a picture up to the window's edge on the other. */
export function HeroSection({ section, isFirst = false }: SectionProps<'HeroSection'>) {
	const { eyebrow, heading, text, buttons, notes, image, animation, visual, theme } = section;
	// Prefers the image to an animation without a poster.
	const isAnimated = Boolean(animation && (animation.poster || !image));
	const hasPicture = Boolean(visual || isAnimated || image);
	return (
		<Section theme={theme} space="none" labelledBy={headingId(section)}>
			<div className={classNames(hasPicture && 'two-fields')}>
				<div className="two-fields-text py-14 md:py-20">
					<Eyebrow>{eyebrow}</Eyebrow>
					<Heading
						level={isFirst ? 1 : 2}
						size="display"
						id={headingId(section)}
						className="lg:max-xl:text-4xl"
					>
						{heading}
					</Heading>
					<RichText html={text} className="mt-7 max-w-[34rem] text-lg text-muted" />
					<ButtonRow buttons={buttons} className="mt-9" />
					<PennantList items={notes} className="mt-10 text-sm font-medium" />
				</div>
				{visual && !image && <ProductVisual visual={visual} className="h-full content-center" />}
				{visual && image && (
					<ProductScene visual={visual}>
						<Picture
							media={image}
							sizes={pictureSizes}
							priority={isFirst}
							className="size-full object-cover"
						/>
					</ProductScene>
				)}
				{hasPicture && !visual && (
					<div className="relative min-w-0">
						<div className="lg:absolute lg:inset-0">
							{isAnimated && animation ? (
								<Animation
									animation={animation}
									sizes={pictureSizes}
									priority={isFirst}
									className={pictureClass}
								/>
							) : (
								image && (
									<Picture
										media={image}
										sizes={pictureSizes}
										priority={isFirst}
										className={pictureClass}
									/>
								)
							)}
						</div>
					</div>
				)}
			</div>
		</Section>
	);
}
