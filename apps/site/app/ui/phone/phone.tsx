import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/pictures/icon';
import { Picture, type PictureMedia } from '~/ui/pictures/picture';

interface PhoneProps {
	/** The accessible name of the figure. */
	label: string;
	/** The name or the number of the sender. */
	sender: string;
	/** The text beside the badge of a sender that operators have verified. */
	verified?: string | undefined;
	children: ReactNode;
}

const isNumber = /^\+?\d[\d ]*$/;

/** A drawing of a phone with the messages of one sender, as text that can be selected and enlarged. */
export function Phone({ label, sender, verified, children }: PhoneProps) {
	return (
		<figure
			aria-label={label}
			className="mx-auto flex min-h-[26rem] w-full max-w-[22rem] flex-col overflow-hidden rounded-xl border-4 border-fg bg-canvas text-fg"
		>
			<div className="flex items-center gap-3 border-b border-line bg-surface px-4 py-3">
				<span
					aria-hidden="true"
					className="flex size-9 shrink-0 items-center justify-center bg-accent font-bold text-on-accent"
				>
					{isNumber.test(sender) ? (
						<Icon name="phone" className="size-5" />
					) : (
						sender.slice(0, 1).toUpperCase()
					)}
				</span>
				<p className="min-w-0 leading-tight">
					<span className="block font-bold">{sender}</span>
					{verified && (
						<span className="flex items-center gap-1 text-xs text-muted">
							<Icon name="badge-check" className="size-4 text-link" />
							{verified}
						</span>
					)}
				</p>
			</div>
			<div className="grid flex-1 content-start gap-2 p-4">{children}</div>
			<span aria-hidden="true" className="mx-auto mb-2 h-1 w-24 rounded-full bg-fg/40" />
		</figure>
	);
}

interface BubbleProps {
	children: ReactNode;
	note?: string;
	/** True for messages from the phone's owner: aligned to the other side, in another color. */
	isReply?: boolean;
}

/** A message with its status below. */
export function Bubble({ children, note, isReply = false }: BubbleProps) {
	return (
		<div className={classNames('max-w-[92%]', isReply && 'justify-self-end text-right')}>
			<p
				className={classNames(
					'min-h-10 rounded-lg px-4 py-2.5 text-left text-base leading-normal text-pretty whitespace-pre-line',
					isReply ? 'bg-tertiary text-on-tertiary' : 'bg-quiet',
				)}
			>
				{children}
			</p>
			{note && <p className="mt-1 px-1 text-xs text-muted">{note}</p>}
		</div>
	);
}

interface RichCardProps {
	image: PictureMedia | null;
	title: string;
	text: string;
	/** The labels of the buttons, rendered as text. */
	buttons: readonly string[];
}

/** A drawing of an RCS card in a messaging app: picture, title, text and buttons. */
export function RichCard({ image, title, text, buttons }: RichCardProps) {
	return (
		<div className="overflow-hidden rounded-lg border-2 border-line bg-surface">
			{image && <Picture media={image} sizes="20rem" className="aspect-2/1 w-full object-cover" />}
			<div className="px-4 py-3">
				{title !== '' && <p className="font-bold">{title}</p>}
				<p className="text-base leading-normal whitespace-pre-line">{text}</p>
			</div>
			{buttons.length > 0 && (
				<ul className="border-t border-line">
					{buttons.map((button) => (
						<li
							key={button}
							className="border-b border-line px-4 py-2.5 text-center text-sm font-bold text-link last:border-b-0"
						>
							{button}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
