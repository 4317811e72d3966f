import type { RelationshipField } from 'payload';
import { words } from '../platform/i18n/words.ts';

/** Whose document it is: who made it. The program writes it; empty for what was there before, or is of somebody who has left. */
export const createdBy: RelationshipField = {
	name: 'createdBy',
	type: 'relationship',
	relationTo: 'users',
	index: true,
	maxDepth: 0,
	label: words('Made by', 'Oprettet af', 'Angelegt von'),
	access: { create: () => false, update: () => false },
	admin: { hidden: true, disableBulkEdit: true },
	hooks: {
		beforeChange: [
			({ operation, originalDoc, req }) =>
				operation === 'create' ? (req.user?.id ?? null) : (originalDoc?.createdBy ?? null),
		],
	},
};
