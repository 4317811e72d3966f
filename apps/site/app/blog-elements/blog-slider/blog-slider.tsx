import { useMessages } from '~/i18n/context';
import { Carousel } from '~/ui/page/carousel';
import { Picture } from '~/ui/pictures/picture';
import { Heading } from '~/ui/text/heading';
import type { BlogElementProps } from '../element';

/** A row of pictures with captions and scroll snapping; works without JavaScript (APG carousel pattern, WCAG 2.1.1). */
export function BlogSlider({ element, headingLevel }: BlogElementProps<'BlogSlider'>) {
	const messages = useMessages();
	const slides = element.slides.map((slide, index) => ({
		key: `${element.id}-${index}`,
		content: (
			<figure className="flex h-full flex-col bg-surface">
				{slide.image && (
					<Picture
						media={slide.image}
						sizes="(min-width: 48rem) 36rem, 85vw"
						className="block h-auto w-full"
					/>
				)}
				{slide.caption !== '' && (
					<figcaption className="flex gap-3 p-5 text-sm">
						<span aria-hidden="true" className="font-bold text-mark tabular-nums">
							{index + 1}/{element.slides.length}
						</span>
						<span className="min-w-0">{slide.caption}</span>
					</figcaption>
				)}
			</figure>
		),
	}));
	if (slides.length === 0) return null;
	return (
		<div>
			{element.heading !== '' && (
				<Heading level={headingLevel} size="item" className="mb-5">
					{element.heading}
				</Heading>
			)}
			<div className="-mx-gutter">
				<Carousel
					label={element.heading || messages.slides}
					slides={slides}
					slideClassName="w-[85%] md:w-[36rem] md:max-w-[80%]"
				/>
			</div>
		</div>
	);
}
