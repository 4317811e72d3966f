import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'FeatureListSection'>>((t) => ({
	__typename: 'FeatureListSection',
	id: 'feature-list',
	heading: t('What we hold to', 'Det holder vi fast i', 'Woran wir uns halten'),
	text: t(
		'<p>Written on the kitchen wall.</p>',
		'<p>Det hænger på væggen i køkkenet.</p>',
		'<p>So steht es an der Küchenwand.</p>',
	),
	features: [
		{
			icon: 'receipt',
			title: t('Prices in the open', 'Åbne priser', 'Offene Preise'),
			text: t(
				'If it is not on the price list, it is not on the invoice.',
				'Står det ikke på prislisten, står det ikke på fakturaen.',
				'Was nicht auf der Preisliste steht, steht nicht auf der Rechnung.',
			),
		},
		{
			icon: 'chart-line',
			title: t('Bad news first', 'Dårligt nyt først', 'Schlechte Nachrichten zuerst'),
			text: t(
				'Failed messages are at the top of the dashboard.',
				'Mislykkede beskeder står øverst i overblikket.',
				'Fehlgeschlagene Nachrichten stehen in der Übersicht ganz oben.',
			),
		},
		{
			icon: 'unknown',
			title: t('Fewer messages', 'Færre beskeder', 'Weniger Nachrichten'),
			text: t(
				'A message nobody wanted helps nobody.',
				'En besked, ingen ville have, hjælper ingen.',
				'Eine Nachricht, die niemand wollte, hilft niemandem.',
			),
		},
	],
}));

export const example = createExample('en');
