import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogWideCta'>>((t) => ({
	__typename: 'BlogWideCta',
	id: 'wide-cta-1',
	heading: t(
		'Which sender works where?',
		'Hvilken afsender virker hvor?',
		'Welcher Absender funktioniert wo?',
	),
	text: t(
		'Rules differ by country and change without notice. We keep the list.',
		'Reglerne varierer fra land til land og ændres uden varsel. Vi holder listen ved lige.',
		'Die Regeln unterscheiden sich von Land zu Land und ändern sich ohne Ankündigung. Wir führen die Liste.',
	),
	button: {
		style: 'primary',
		link: {
			url: '/contact',
			title: t('Ask us', 'Spørg os', 'Fragen Sie uns'),
			target: '_self',
		},
	},
}));

export const example = createExample('en');
