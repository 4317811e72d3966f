import type { PayloadRequest, TextField } from 'payload';
import { words } from '../platform/i18n/words.ts';

/** Name, or e-mail address, of who is signed in; null for what the program does by itself. */
export const nameOf = (user: PayloadRequest['user']): string | null =>
	user?.name?.trim() || user?.email || null;

/** Who made this version, as they were called then; empty for what the program did by itself. */
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
	hooks: { beforeChange: [({ req }) => nameOf(req.user)] },
};
