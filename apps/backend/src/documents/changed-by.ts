import type { PayloadRequest, TextField } from 'payload';
import { words } from '../platform/i18n/words.ts';

/** The name or email address of a signed-in user; null for the program itself. */
export const accountName = (user: PayloadRequest['user']): string | null =>
	user?.name?.trim() || user?.email || null;

/** The name, at that time, of the user who saved the version; empty for saves by the program itself. */
export const changedBy: TextField = {
	name: 'changedBy',
	type: 'text',
	label: words('Last changed by', 'Senest ændret af', 'Zuletzt geändert von'),
	access: { create: () => false, update: () => false },
	admin: {
		position: 'sidebar',
		readOnly: true,
		disableBulkEdit: true,
		condition: (data) => Boolean(data?.changedBy),
	},
	hooks: { beforeChange: [({ req }) => accountName(req.user)] },
};
