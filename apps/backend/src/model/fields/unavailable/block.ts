import type { Block } from 'payload';
import { words } from '../../../platform/i18n/words.ts';

export const unavailableLabel = words('Cannot be shown', 'Kan ikke vises', 'Nicht darstellbar');

/**
 * Represents a stored block of an unknown type in a form, so that the form opens and a save keeps the block. Editors cannot add one;
 * visitors do not see it.
 */
export const unavailableBlock: Block = {
	slug: 'unavailable',
	interfaceName: 'UnavailableBlock',
	labels: { singular: unavailableLabel, plural: unavailableLabel },
	admin: {
		components: { Label: '/model/fields/sections/block-label.tsx#BlockLabel' },
		disableBlockName: true,
	},
	fields: [
		{
			name: 'reason',
			type: 'ui',
			admin: { components: { Field: '/model/fields/unavailable/reason.tsx#UnavailableReason' } },
		},
		// The block as it was stored.
		{ name: 'stored', type: 'json', required: true, admin: { hidden: true } },
	],
};
