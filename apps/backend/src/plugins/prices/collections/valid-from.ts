import type { TextField } from 'payload';
import { words } from '../../../platform/i18n/words.ts';
import { today } from '../settings.ts';
import { isDay } from './iso-day.ts';

/** Components that show a day in forms, lists and diffs of versions. */
export const dayComponents = {
	Field: '/plugins/prices/admin/day-input.tsx#DayInput',
	Cell: '/plugins/prices/admin/cells.tsx#DayCell',
	Diff: '/plugins/prices/admin/diffs.tsx#DayDiff',
};

/**
 * The first day on which a row is valid; the row with the latest day that is not in the future applies. Stored as YYYY-MM-DD text, which
 * has no time zone and sorts by date.
 */
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
