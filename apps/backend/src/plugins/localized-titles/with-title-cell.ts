import type { TextField } from 'payload';
import { environment } from '../../platform/environment.ts';

/** Shows a text field in lists by `TitleCell` or a cell around it, with a note for documents in the trash. */
export const withTitleCell = <Kind extends TextField>(
	field: Kind,
	path = '/plugins/localized-titles/title-cell.tsx#TitleCell',
): Kind => ({
	...field,
	admin: {
		...field.admin,
		components: {
			...field.admin?.components,
			Cell: {
				path,
				clientProps: { trashDays: environment.TRASH_DAYS },
			},
		},
	},
});
