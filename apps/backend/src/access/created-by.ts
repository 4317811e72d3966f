import type { RelationshipField } from 'payload';
import { words } from '../platform/i18n/words.ts';

/** The user who created a document, set by the program. Empty for documents that predate the field or whose creator's account is deleted. */
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
