import { Picture, type PictureMedia } from '~/ui/pictures/picture';

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
				<p className="text-base leading-normal whitespace-pre-line wrap-anywhere">{text}</p>
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
