import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/pictures/icon';

interface CarouselProps {
	/** The accessible name. */
	label: string;
	slides: { key: string; content: ReactNode }[];
	/** The classes of each slide, including its width. */
	slideClassName?: string;
}

/** A row of slides with scroll snapping, usable without JavaScript. It does not move automatically (WCAG 2.2.2, APG carousel pattern). */
export function Carousel({ label, slides, slideClassName = 'w-[85%] md:w-[60%]' }: CarouselProps) {
	const messages = useMessages();
	const track = useRef<HTMLUListElement>(null);
	const [isReady, setReady] = useState(false);
	useEffect(() => setReady(true), []);

	function move(direction: 1 | -1) {
		const list = track.current;
		const step = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
		list?.scrollBy({ left: direction * step, behavior: 'smooth' });
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form control group
		<div role="group" aria-label={label} aria-roledescription="carousel">
			<ul
				ref={track}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be keyboard accessible
				tabIndex={0}
				className="flex snap-x snap-mandatory gap-5 overflow-x-auto overscroll-x-contain scroll-px-[max(var(--spacing-gutter),calc((100%-var(--container-page))/2))] px-[max(var(--spacing-gutter),calc((100%-var(--container-page))/2))] pb-6 md:gap-8"
			>
				{slides.map((slide) => (
					<li key={slide.key} className={classNames('shrink-0 snap-start', slideClassName)}>
						{slide.content}
					</li>
				))}
			</ul>
			<div
				className={classNames(
					'flex justify-end gap-2 px-[max(var(--spacing-gutter),calc((100%-var(--container-page))/2))]',
					!isReady && 'invisible',
				)}
			>
				<CarouselButton label={messages.previous} icon="chevron-left" onPress={() => move(-1)} />
				<CarouselButton label={messages.next} icon="chevron-right" onPress={() => move(1)} />
			</div>
		</div>
	);
}

function CarouselButton(props: { label: string; icon: string; onPress: () => void }) {
	return (
		<button
			type="button"
			aria-label={props.label}
			onClick={props.onPress}
			className="flex size-12 items-center justify-center bg-fg text-canvas transition hover:bg-mark"
		>
			<Icon name={props.icon} />
		</button>
	);
}
