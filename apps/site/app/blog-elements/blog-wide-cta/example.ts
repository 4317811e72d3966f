import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogWideCta'>>((t) => ({
	__typename: 'BlogWideCta',
	id: 'wide-cta-1',
	heading: t({
		en: 'Which sender works where?',
		da: 'Hvilken afsender virker hvor?',
		de: 'Welcher Absender funktioniert wo?',
	}),
	text: t({
		en: 'Rules differ by country and change without notice. We keep the list.',
		da: 'Reglerne varierer fra land til land og ændres uden varsel. Vi holder listen ved lige.',
		de: 'Die Regeln unterscheiden sich von Land zu Land und ändern sich ohne Ankündigung. Wir führen die Liste.',
	}),
	button: {
		style: 'primary',
		link: {
			url: '/contact',
			title: t({ en: 'Ask us', da: 'Spørg os', de: 'Fragen Sie uns' }),
			target: '_self',
		},
	},
}));

export const example = createExample('en');
