import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogFeatureList'>>((t) => ({
	__typename: 'BlogFeatureList',
	id: 'feature-list-1',
	heading: t('Before you press send', 'Før du trykker på send', 'Bevor Sie auf Senden drücken'),
	features: [
		{
			title: t('Count the segments', 'Tæl segmenterne', 'Segmente zählen'),
			text: t(
				'One dash copied from a text processor turns 160 characters into 70.',
				'Én tankestreg kopieret fra en tekstbehandler gør 160 tegn til 70.',
				'Ein Gedankenstrich aus der Textverarbeitung macht aus 160 Zeichen 70.',
			),
		},
		{
			title: t('Send it to yourself', 'Send den til dig selv', 'An sich selbst senden'),
			text: t(
				'On one old phone and one new one.',
				'Til en gammel telefon og en ny.',
				'Auf ein altes und auf ein neues Telefon.',
			),
		},
	],
}));

export const example = createExample('en');
