import type { UIField } from 'payload';
import { words } from '../../platform/i18n/words.ts';

/** Shows how the document looks in a search result and when it is shared; stores nothing. */
export const appearanceField: UIField = {
	name: 'appearance',
	type: 'ui',
	label: words('Appearance elsewhere', 'Udseende andre steder', 'Erscheinung anderswo'),
	admin: {
		components: {
			Field: '/plugins/live-preview/appearance/appearance-panel.tsx#AppearancePanel',
		},
	},
};
