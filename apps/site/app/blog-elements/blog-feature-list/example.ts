import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogFeatureList'>>((t) => ({
	__typename: 'BlogFeatureList',
	id: 'feature-list-1',
	heading: t({
		en: 'Before you press send',
		da: 'Før du trykker på send',
		de: 'Bevor Sie auf Senden drücken',
	}),
	features: [
		{
			title: t({ en: 'Count the segments', da: 'Tæl segmenterne', de: 'Segmente zählen' }),
			text: t({
				en: 'One dash copied from a text processor turns 160 characters into 70.',
				da: 'Én tankestreg kopieret fra en tekstbehandler gør 160 tegn til 70.',
				de: 'Ein Gedankenstrich aus der Textverarbeitung macht aus 160 Zeichen 70.',
			}),
		},
		{
			title: t({
				en: 'Send it to yourself',
				da: 'Send den til dig selv',
				de: 'An sich selbst senden',
			}),
			text: t({
				en: 'On one old phone and one new one.',
				da: 'Til en gammel telefon og en ny.',
				de: 'Auf ein altes und auf ein neues Telefon.',
			}),
		},
	],
}));

export const example = createExample('en');
