import { words } from '../../platform/i18n/words.ts';
import { defineSection } from '../fields/sections/block.ts';
import { filledList, heading, line, themeField } from '../fields/text.ts';

/** Figures with their source. */
export const block = defineSection(
	'statistics',
	words('Figures', 'Tal', 'Zahlen'),
	words(
		'Large numbers with a label: facts, results, key figures',
		'Store tal med en forklaring: fakta, resultater, nøgletal',
		'Große Zahlen mit Beschriftung: Fakten, Ergebnisse, Kennzahlen',
	),
	[
		heading,
		themeField,
		filledList('items', words('Figures', 'Tal', 'Zahlen'), words('Figure', 'Tal', 'Zahl'), [
			line('value', words('Figure', 'Tal', 'Zahl'), { required: true }),
			line('label', words('What it counts', 'Hvad det viser', 'Was sie zeigt'), {
				required: true,
			}),
		]),
		line('source', words('Source', 'Kilde', 'Quelle')),
	],
);
