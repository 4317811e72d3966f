import type { UIField } from 'payload';
import { environment } from '../../../platform/environment.ts';
import { words } from '../../../platform/i18n/words.ts';

/** A UI field that searches link targets in all languages (with files if `allowFiles`) and fills the fields beside it. Stores nothing. */
export const linkSearch = (allowFiles: boolean): UIField => ({
	name: 'find',
	type: 'ui',
	label: words('Find the target', 'Find målet', 'Ziel suchen'),
	admin: {
		disableBulkEdit: true,
		components: {
			Field: {
				path: '/plugins/link-picker/link-search.tsx#LinkSearch',
				clientProps: { siteUrl: environment.SITE_URL, allowFiles },
			},
		},
	},
});
