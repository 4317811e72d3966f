import { type Words, words } from '../../platform/i18n/words.ts';
import type { Appearance } from './read-appearance.ts';

/** The minimum size of an image that social networks display across the whole card. */
const minSize = { width: 600, height: 315 };

const texts = {
	noImage: words(
		'No picture chosen: the site draws one of the title and the description.',
		'Intet billede valgt: Hjemmesiden tegner et af titlen og beskrivelsen.',
		'Kein Bild gewählt: Die Website zeichnet eines aus Titel und Beschreibung.',
	),
	small: words(
		'The picture is smaller than 600 × 315 pixels; some show it as a small square.',
		'Billedet er mindre end 600 × 315 pixel; nogle viser det som et lille kvadrat.',
		'Das Bild ist kleiner als 600 × 315 Pixel; manche zeigen es als kleines Quadrat.',
	),
};

interface Props {
	appearance: Appearance;
	site: string;
	t: (text: Words) => string;
}

/** The card that messengers and social networks show for a link. */
export function SharedCard({ appearance, site, t }: Props) {
	const { image, sharedTitle, sharedDescription } = appearance;
	const isSmall =
		(image?.width ?? minSize.width) < minSize.width ||
		(image?.height ?? minSize.height) < minSize.height;
	return (
		<>
			<div className="appearance__card">
				{image ? (
					// biome-ignore lint/performance/noImgElement: the file as other sites fetch it, not resized by Next.
					<img src={image.url} alt="" />
				) : (
					<p className="appearance__gap">{t(texts.noImage)}</p>
				)}
				<div className="appearance__card-text">
					<p className="appearance__site">{site}</p>
					<p className="appearance__card-title">{sharedTitle}</p>
					<p>{sharedDescription}</p>
				</div>
			</div>
			{isSmall && <p role="status">{t(texts.small)}</p>}
		</>
	);
}
