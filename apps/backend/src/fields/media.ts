import type { NamedGroupField, UploadField } from 'payload';
import { line, yesNo } from './text.ts';
import { type Words, words } from './words.ts';

/** One file of the media library; `mime` narrows the choice. */
export const mediaField = (
	name = 'image',
	label: Words = words('Image', 'Billede', 'Bild'),
	mime = 'image',
): UploadField => ({
	name,
	type: 'upload',
	relationTo: 'media',
	label,
	filterOptions: { mimeType: { contains: mime } },
	// The filter guides the picker. Checking it again on save would cost a query for each image of a page.
	validate: () => true,
});

/** A vector animation and how it plays (specification sections 1, 4 and 9). */
export const animationField = (name = 'animation'): NamedGroupField => ({
	name,
	type: 'group',
	label: words('Animation', 'Animation', 'Animation'),
	interfaceName: 'AnimationGroup',
	fields: [
		mediaField('file', words('Lottie file', 'Lottie-fil', 'Lottie-Datei'), 'json'),
		mediaField('poster', words('Still image', 'Stillbillede', 'Standbild')),
		line('alt', words('What it shows', 'Hvad den viser', 'Was sie zeigt')),
		yesNo('loop', words('Repeat', 'Gentag', 'Wiederholen'), true),
		yesNo('autoplay', words('Play at once', 'Afspil straks', 'Sofort abspielen'), true),
		{
			name: 'speed',
			type: 'number',
			label: words('Speed', 'Hastighed', 'Geschwindigkeit'),
			defaultValue: 1,
			validate: (value: number | null | undefined) =>
				value === null || value === undefined || value > 0 || 'Speed must be greater than 0',
		},
		yesNo(
			'pauseOnHover',
			words('Pause under the pointer', 'Pause under markøren', 'Unter dem Zeiger anhalten'),
		),
		yesNo(
			'playOnHover',
			words('Play under the pointer', 'Afspil under markøren', 'Unter dem Zeiger abspielen'),
		),
	],
});
