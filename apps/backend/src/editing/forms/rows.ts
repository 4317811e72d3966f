import type { ArrayField, Block, BlocksField, Config, Field } from 'payload';
import { words } from '../words.ts';

/** What one row is called where its list does not say: on the button that adds one. */
const entry = words('entry', 'post', 'Eintrag');

const labelsOf = ({ label, labels }: Pick<ArrayField | BlocksField, 'label' | 'labels'>) =>
	labels ?? { singular: entry, plural: label && typeof label === 'object' ? label : entry };

const rowLabel = '/fields/sections/row-label.tsx#RowLabel';

function foldedBlock(block: Block): Block {
	return { ...block, fields: block.fields.map(folded) };
}

function foldedArray(field: ArrayField): ArrayField {
	return {
		...field,
		labels: labelsOf(field),
		admin: {
			initCollapsed: true,
			...field.admin,
			components: { RowLabel: rowLabel, ...field.admin?.components },
		},
		fields: field.fields.map(folded),
	};
}

function folded(field: Field): Field {
	switch (field.type) {
		case 'array':
			return foldedArray(field);
		case 'blocks':
			return { ...field, labels: labelsOf(field), blocks: field.blocks.map(foldedBlock) };
		case 'group':
		case 'row':
		case 'collapsible':
			return { ...field, fields: field.fields.map(folded) };
		case 'tabs':
			return {
				...field,
				tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(folded) })),
			};
		default:
			return field;
	}
}

/**
 * A plugin: every list of rows opens folded, each row named by its first words, so that long forms are looked over at once. Payload would make up an
 * English name for the rows of each.
 */
export const rowsAreFolded = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map((each) => ({
		...each,
		fields: each.fields.map(folded),
	})),
	globals: (config.globals ?? []).map((each) => ({ ...each, fields: each.fields.map(folded) })),
});
