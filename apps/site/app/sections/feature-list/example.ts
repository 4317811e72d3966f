import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'FeatureListSection'>>((t) => ({
	__typename: 'FeatureListSection',
	id: 'feature-list',
	heading: t({ en: 'What we hold to', da: 'Det holder vi fast i', de: 'Woran wir uns halten' }),
	text: t({
		en: '<p>Written on the kitchen wall.</p>',
		da: '<p>Det hænger på væggen i køkkenet.</p>',
		de: '<p>So steht es an der Küchenwand.</p>',
	}),
	features: [
		{
			icon: 'receipt',
			title: t({ en: 'Prices in the open', da: 'Åbne priser', de: 'Offene Preise' }),
			text: t({
				en: 'If it is not on the price list, it is not on the invoice.',
				da: 'Står det ikke på prislisten, står det ikke på fakturaen.',
				de: 'Was nicht auf der Preisliste steht, steht nicht auf der Rechnung.',
			}),
		},
		{
			icon: 'chart-line',
			title: t({
				en: 'Bad news first',
				da: 'Dårligt nyt først',
				de: 'Schlechte Nachrichten zuerst',
			}),
			text: t({
				en: 'Failed messages are at the top of the dashboard.',
				da: 'Mislykkede beskeder står øverst i overblikket.',
				de: 'Fehlgeschlagene Nachrichten stehen in der Übersicht ganz oben.',
			}),
		},
		{
			icon: 'unknown',
			title: t({ en: 'Fewer messages', da: 'Færre beskeder', de: 'Weniger Nachrichten' }),
			text: t({
				en: 'A message nobody wanted helps nobody.',
				da: 'En besked, ingen ville have, hjælper ingen.',
				de: 'Eine Nachricht, die niemand wollte, hilft niemandem.',
			}),
		},
	],
}));

export const example = createExample('en');
