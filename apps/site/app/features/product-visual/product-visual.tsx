import type { ReactNode } from 'react';
import type { VisualFieldsFragment } from '~/content/generated/operations';
import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { Mail } from '~/ui/phone/mail';
import { Bubble, Phone, RichCard } from '~/ui/phone/phone';
import { Board, StatusSteps } from '~/ui/product/board';

/** The content of a product visual: a phone, an e-mail or a board, depending on its kind. */
export function VisualContent({ visual }: { visual: VisualFieldsFragment }) {
	const { composer, recordFound } = useMessages();
	const { kind, sender, title, text, image, buttons, rows, steps } = visual;
	const statusSteps = steps.length > 0 && <StatusSteps steps={steps} />;
	if (kind === 'dashboard' || kind === 'records') {
		return (
			<Board
				title={title}
				rows={rows}
				isTechnical={kind === 'records'}
				stateWords={{ passed: recordFound }}
			>
				{statusSteps}
			</Board>
		);
	}
	const below = statusSteps && (
		<div className="product-way mx-auto mt-5 max-w-[22rem]">{statusSteps}</div>
	);
	if (kind === 'mail') {
		return (
			<>
				<Mail
					label={composer.phone(composer.email)}
					words={composer}
					sender={sender}
					subject={title}
					bill={rows}
				>
					{text}
				</Mail>
				{below}
			</>
		);
	}
	const isCard = kind === 'card';
	return (
		<>
			<Phone
				label={composer.phone(isCard ? composer.rcs : composer.sms)}
				sender={sender}
				verified={isCard ? composer.verified : undefined}
			>
				{isCard ? (
					<RichCard image={image} title={title} text={text} buttons={buttons} />
				) : (
					rows.map(({ label, value, time }) => (
						<Bubble key={`${time} ${value}`} note={time} isReply={label !== ''}>
							{value}
						</Bubble>
					))
				)}
			</Phone>
			{below}
		</>
	);
}

interface ProductVisualProps {
	visual: VisualFieldsFragment;
	className?: string;
}

/**
 * A part of the product on a field of the flag: a figure with a caption, whose content is text in the page's language instead of an image
 * (WCAG 1.4.5). Needs no JavaScript.
 */
export function ProductVisual({ visual, className }: ProductVisualProps) {
	return (
		<figure className={classNames('product-field', className)}>
			<div className="mx-auto w-full max-w-[34rem]">
				<VisualContent visual={visual} />
			</div>
			<figcaption className="mx-auto mt-4 w-full max-w-[34rem] text-sm text-muted">
				{visual.caption}
			</figcaption>
		</figure>
	);
}

interface ProductSceneProps {
	visual: VisualFieldsFragment;
	/** The background picture. */
	children: ReactNode;
}

/** A part of the product in front of a picture. Only screen readers get the caption. */
export function ProductScene({ visual, children }: ProductSceneProps) {
	return (
		<div className="product-scene">
			<div className="absolute inset-0">{children}</div>
			<figure className="relative w-full max-w-[22rem]">
				<VisualContent visual={visual} />
				<figcaption className="sr-only">{visual.caption}</figcaption>
			</figure>
		</div>
	);
}
