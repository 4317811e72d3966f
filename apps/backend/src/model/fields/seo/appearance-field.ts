import type { UIField } from 'payload';
import { words } from '../../../platform/i18n/words.ts';

/** A UI field that shows the document as a search result and when shared. It stores nothing. */
export const appearanceField: UIField = {
	name: 'appearance',
	type: 'ui',
	label: words('Appearance elsewhere', 'Udseende andre steder', 'Erscheinung anderswo'),
	admin: {
		components: {
			Field: '/plugins/live-preview/appearance-panel.tsx#AppearancePanel',
		},
	},
};
