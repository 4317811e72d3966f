import type { CollectionConfig, Config, GlobalConfig } from 'payload';
import { translationStateRows } from './collection.ts';
import { statesField } from './field.ts';
import { forget, record } from './record.ts';
import { translatable } from './translatable.ts';

function tracked(collection: CollectionConfig): CollectionConfig {
	const { slug, hooks } = collection;
	return {
		...collection,
		hooks: {
			...hooks,
			afterChange: [
				...(hooks?.afterChange ?? []),
				async ({ doc, req }) => record(req, { entity: slug, id: doc.id }),
			],
			afterDelete: [
				...(hooks?.afterDelete ?? []),
				async ({ id, req }) => forget(req, { entity: slug, id }),
			],
		},
		admin: {
			...collection.admin,
			// Payload's copy publishes what it copies (copy/copy-language.ts); the panel has one that does not.
			disableCopyToLocale: true,
			...(collection.admin?.defaultColumns
				? { defaultColumns: [...collection.admin.defaultColumns, statesField.name] }
				: {}),
		},
		fields: [...collection.fields, statesField],
	};
}

const trackedGlobal = (global: GlobalConfig): GlobalConfig => ({
	...global,
	hooks: {
		...global.hooks,
		afterChange: [
			...(global.hooks?.afterChange ?? []),
			async ({ req }) => record(req, { entity: global.slug }),
		],
	},
	fields: [...global.fields, statesField],
});

/**
 * A plugin: the state of every document in every language is recorded with each save, whoever saves (forms, autosave, the seed,
 * REST), and shown in lists and beside the form.
 */
export function translationStatesPlugin(config: Config): Config {
	const { collections, globals } = translatable(config);
	return {
		...config,
		collections: [
			...(config.collections ?? []).map((each) =>
				collections.includes(each) ? tracked(each) : each,
			),
			translationStateRows,
		],
		globals: (config.globals ?? []).map((each) =>
			globals.includes(each) ? trackedGlobal(each) : each,
		),
	};
}
