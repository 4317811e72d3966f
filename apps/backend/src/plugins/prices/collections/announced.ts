import type { CheckboxField } from 'payload';
import { words } from '../../../platform/i18n/words.ts';

/** True if a row is public before its first day. Rows are private by default. */
export const announcedField: CheckboxField = {
	name: 'announced',
	type: 'checkbox',
	defaultValue: false,
	index: true,
	label: words('Announce publicly', 'Varsl offentligt', 'Öffentlich ankündigen'),
	admin: {
		position: 'sidebar',
		description: words(
			'Visitors see this change and its first day at once, beside today’s prices. Otherwise nobody outside sees the row before it begins.',
			'Besøgende ser ændringen og dens første dag med det samme, ved siden af dagens priser. Ellers ser ingen udefra rækken, før den begynder.',
			'Besucher sehen diese Änderung und ihren ersten Tag sofort, neben den heutigen Preisen. Sonst sieht niemand von außen die Zeile, bevor sie gilt.',
		),
	},
};
