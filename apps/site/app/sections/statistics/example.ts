import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'StatisticsSection'>>((t) => ({
	__typename: 'StatisticsSection',
	id: 'statistics',
	heading: t('A quiet year in figures', 'Et stille år i tal', 'Ein ruhiges Jahr in Zahlen'),
	theme: 'tinted',
	items: [
		{
			value: t('212 m', '212 mio.', '212 Mio.'),
			label: t('messages sent in 2025', 'beskeder sendt i 2025', 'gesendete Nachrichten 2025'),
		},
		{
			value: t('4.1 s', '4,1 s', '4,1 s'),
			label: t(
				'median time from API call to delivery receipt',
				'mediantid fra API-kald til leveringskvittering',
				'Medianzeit vom API-Aufruf bis zur Zustellbestätigung',
			),
		},
		{
			value: t('99.98%', '99,98 %', '99,98 %'),
			label: t(
				'availability of the sending API',
				'oppetid på afsendelses-API’en',
				'Verfügbarkeit der Versand-API',
			),
		},
		{
			value: '0',
			label: t(
				'price changes without 30 days’ notice',
				'prisændringer uden 30 dages varsel',
				'Preisänderungen ohne 30 Tage Vorlauf',
			),
		},
	],
	source: t('Sample data for 2025.', 'Eksempeldata for 2025.', 'Beispieldaten für 2025.'),
}));

export const example = createExample('en');
