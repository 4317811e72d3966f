import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'StatisticsSection'>>((t) => ({
	__typename: 'StatisticsSection',
	id: 'statistics',
	heading: t({
		en: 'A quiet year in figures',
		da: 'Et stille år i tal',
		de: 'Ein ruhiges Jahr in Zahlen',
	}),
	theme: 'tinted',
	items: [
		{
			value: t({ en: '212 m', da: '212 mio.', de: '212 Mio.' }),
			label: t({
				en: 'messages sent in 2025',
				da: 'beskeder sendt i 2025',
				de: 'gesendete Nachrichten 2025',
			}),
		},
		{
			value: t({ en: '4.1 s', da: '4,1 s', de: '4,1 s' }),
			label: t({
				en: 'median time from API call to delivery receipt',
				da: 'mediantid fra API-kald til leveringskvittering',
				de: 'Medianzeit vom API-Aufruf bis zur Zustellbestätigung',
			}),
		},
		{
			value: t({ en: '99.98%', da: '99,98 %', de: '99,98 %' }),
			label: t({
				en: 'availability of the sending API',
				da: 'oppetid på afsendelses-API’en',
				de: 'Verfügbarkeit der Versand-API',
			}),
		},
		{
			value: '0',
			label: t({
				en: 'price changes without 30 days’ notice',
				da: 'prisændringer uden 30 dages varsel',
				de: 'Preisänderungen ohne 30 Tage Vorlauf',
			}),
		},
	],
	source: t({
		en: 'Sample data for 2025.',
		da: 'Eksempeldata for 2025.',
		de: 'Beispieldaten für 2025.',
	}),
}));

export const example = createExample('en');
