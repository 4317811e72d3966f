import type { TextField } from 'payload';
import { words } from '../editing/words.ts';

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
	hooks: {
		beforeChange: [({ req }) => req.user?.name?.trim() || req.user?.email || null],
	},
};
