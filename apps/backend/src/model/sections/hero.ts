import { words } from '../../platform/i18n/words.ts';
import { animationField } from '../fields/animation.ts';
import { buttonsField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { eyebrow, requiredHeading, shortTexts, themeField } from '../fields/text.ts';
import { visualField } from '../fields/visual.ts';

/** The opening of a page, with an image or an animation. */
export const block = defineSection(
	'hero',
	words('Hero', 'Åbning', 'Aufmacher'),
	words(
		'The top of a page: heading, text and buttons with a picture or an animation',
		'Toppen af en side: overskrift, tekst og knapper med billede eller animation',
		'Anfang einer Seite: Überschrift, Text und Schaltflächen mit Bild oder Animation',
	),
	[
		eyebrow,
		requiredHeading,
		richText(),
		buttonsField(),
		mediaField(),
		animationField(),
		visualField,
		themeField,
		shortTexts(
			'notes',
			words(
				'Short facts below the buttons',
				'Korte fakta under knapperne',
				'Kurze Fakten unter den Schaltflächen',
			),
		),
	],
);
