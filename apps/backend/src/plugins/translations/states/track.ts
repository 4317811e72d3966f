import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { CollectionConfig, Config, DocumentViewConfig, GlobalConfig } from 'payload';
import { addHooks } from '../../../platform/plugin.ts';
import { translationStateRows } from './collection.ts';
import { emptyLanguageField, statesField } from './field.ts';
import { deleteStates, updateStates } from './record.ts';
import { translatableEntities } from './translatable.ts';

/** A tab of every localized document. Its label is a translation key, because a tab label cannot be an object of texts. */
const sideView: DocumentViewConfig = {
	Component: '/plugins/translations/side/side-view.tsx#SideView',
	path: '/translate',
	tab: {
		condition: () => siteLocaleCodes().length > 1,
		label: ({ t }) => t('site:sideBySide'),
		href: '/translate',
	},
};

const withView = <Components extends { views?: { edit?: object } }>(
	components: Components | undefined,
) => ({
	...components,
	views: { ...components?.views, edit: { ...components?.views?.edit, translate: sideView } },
});

/** The column of the states replaces Payload's status, which has no language. It stands beside the title, where a phone shows it. */
const withStatesColumn = ([title = '', ...others]: readonly string[]): string[] => [
	title,
	statesField.name,
	...others.filter((name) => name !== '_status'),
];

function withStates(collection: CollectionConfig): CollectionConfig {
	const { slug } = collection;
	return {
		...addHooks(collection, {
			last: {
				afterChange: [
					async function recordTranslationStates({ doc, req }) {
						return updateStates(req, { kind: 'collection', slug, id: doc.id });
					},
				],
				afterDelete: [
					async function deleteTranslationStates({ id, req }) {
						return deleteStates(req, { kind: 'collection', slug, id: Number(id) });
					},
				],
			},
		}),
		admin: {
			...collection.admin,
			// Payload's copy publishes at once (copy-language.ts); the panel has a copy that writes a draft.
			disableCopyToLocale: true,
			components: withView(collection.admin?.components),
			...(collection.admin?.defaultColumns
				? { defaultColumns: withStatesColumn(collection.admin.defaultColumns) }
				: {}),
		},
		fields: [emptyLanguageField, ...collection.fields, statesField],
	};
}

const globalWithStates = (global: GlobalConfig): GlobalConfig => ({
	...addHooks(global, {
		last: {
			afterChange: [
				async function recordGlobalTranslationStates({ req }) {
					return updateStates(req, { kind: 'global', slug: global.slug });
				},
			],
		},
	}),
	admin: { ...global.admin, components: withView(global.admin?.components) },
	fields: [emptyLanguageField, ...global.fields, statesField],
});

/**
 * A plugin that records the state of every document in every locale on each save (forms, autosave, the seed, REST), and shows it in lists
 * and beside the form.
 */
export function translationStatesPlugin(config: Config): Config {
	const { collections, globals } = translatableEntities(config);
	return {
		...config,
		collections: [
			...(config.collections ?? []).map((collection) =>
				collections.includes(collection) ? withStates(collection) : collection,
			),
			translationStateRows,
		],
		globals: (config.globals ?? []).map((global) =>
			globals.includes(global) ? globalWithStates(global) : global,
		),
	};
}
