import { words } from '../../platform/i18n/words.ts';
import { animationField } from '../fields/animation.ts';
import { buttonsField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { choice, eyebrow, requiredHeading, shortTexts, themeField } from '../fields/text.ts';
import { visualField } from '../fields/visual.ts';

const position = choice(
	'mediaPosition',
	words('Side of the image', 'Billedets side', 'Seite des Bildes'),
	[
		['right', words('Right', 'Højre', 'Rechts')],
		['left', words('Left', 'Venstre', 'Links')],
	],
);

/** A text beside an image or an animation. */
export const block = defineSection(
	'mediaText',
	words('Image and text', 'Billede og tekst', 'Bild und Text'),
	words(
		'Two columns: text beside a picture or an animation',
		'To kolonner: tekst ved siden af et billede eller en animation',
		'Zwei Spalten: Text neben einem Bild oder einer Animation',
	),
	[
		eyebrow,
		requiredHeading,
		richText(),
		shortTexts('bullets', words('Points', 'Punkter', 'Punkte')),
		buttonsField(),
		mediaField(),
		animationField(),
		visualField,
		position,
		themeField,
	],
);
