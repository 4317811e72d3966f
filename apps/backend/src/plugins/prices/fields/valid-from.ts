import type { TextField } from 'payload';
import { words } from '../../../platform/i18n/words.ts';
import { today } from '../settings.ts';
import { dayComponents } from './day-components.ts';
import { isDay } from './iso-day.ts';

/** First day on which a row counts; the latest one that has begun is valid. YYYY-MM-DD: a day has no time zone, and its text sorts. */
export const validFromField: TextField = {
	name: 'validFrom',
	type: 'text',
	required: true,
	index: true,
	label: words('Valid from', 'Gælder fra', 'Gültig ab'),
	defaultValue: () => today(),
	admin: {
		position: 'sidebar',
		components: dayComponents,
		description: words(
			'A later row takes over on its first day; add a row to announce a price.',
			'En senere række tager over på sin første dag; tilføj en række for at varsle en pris.',
			'Eine spätere Zeile gilt ab ihrem ersten Tag; für eine angekündigte Preisänderung eine Zeile anlegen.',
		),
	},
	validate: (value: unknown) => isDay(value) || 'YYYY-MM-DD',
};
