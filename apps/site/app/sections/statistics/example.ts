import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const exampleIn = localized<SectionFields<'StatisticsSection'>>((say) => ({
	__typename: 'StatisticsSection',
	id: 'statistics',
	heading: say({
		en: 'A quiet year in figures',
		da: 'Et stille år i tal',
		de: 'Ein ruhiges Jahr in Zahlen',
	}),
	theme: 'tinted',
	items: [
		{
			value: say({ en: '212 m', da: '212 mio.', de: '212 Mio.' }),
			label: say({
				en: 'messages sent in 2025',
				da: 'beskeder sendt i 2025',
				de: 'gesendete Nachrichten 2025',
			}),
		},
		{
			value: say({ en: '4.1 s', da: '4,1 s', de: '4,1 s' }),
			label: say({
				en: 'median time from API call to delivery receipt',
				da: 'mediantid fra API-kald til leveringskvittering',
				de: 'Medianzeit vom API-Aufruf bis zur Zustellbestätigung',
			}),
		},
		{
			value: say({ en: '99.98%', da: '99,98 %', de: '99,98 %' }),
			label: say({
				en: 'availability of the sending API',
				da: "oppetid på afsendelses-API'en",
				de: 'Verfügbarkeit der Versand-API',
			}),
		},
		{
			value: '0',
			label: say({
				en: 'price changes without 30 days’ notice',
				da: 'prisændringer uden 30 dages varsel',
				de: 'Preisänderungen ohne 30 Tage Vorlauf',
			}),
		},
	],
	source: say({
		en: 'Sample data for 2025.',
		da: 'Eksempeldata for 2025.',
		de: 'Beispieldaten für 2025.',
	}),
}));

export const example = exampleIn('en');
