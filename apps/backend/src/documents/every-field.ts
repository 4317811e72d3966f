import type { Config, Field } from 'payload';

type Change = (field: Field) => Field;

/** What of a configuration has fields. */
export type Forms = Pick<Config, 'collections' | 'globals'>;

/** A field with a change made to all that are inside it, then to itself. */
function changed(field: Field, change: Change): Field {
	const inner = (fields: Field[]) => fields.map((each) => changed(each, change));
	switch (field.type) {
		case 'array':
		case 'group':
		case 'row':
		case 'collapsible':
			return change({ ...field, fields: inner(field.fields) });
		case 'blocks': {
			const blocks = field.blocks.map((block) => ({ ...block, fields: inner(block.fields) }));
			return change({ ...field, blocks });
		}
		case 'tabs': {
			const tabs = field.tabs.map((tab) => ({ ...tab, fields: inner(tab.fields) }));
			return change({ ...field, tabs });
		}
		default:
			return change(field);
	}
}

/** The configuration with a change made to every field of every form, at any depth. */
export const withEveryField = <Made extends Forms>(config: Made, change: Change): Made => ({
	...config,
	collections: (config.collections ?? []).map((each) => ({
		...each,
		fields: each.fields.map((field) => changed(field, change)),
	})),
	globals: (config.globals ?? []).map((each) => ({
		...each,
		fields: each.fields.map((field) => changed(field, change)),
	})),
});
