import { siteLocaleCodes } from '@website/contracts/site-locales';
import {
	type CollectionConfig,
	type Config,
	type DocumentViewConfig,
	type Field,
	type GlobalConfig,
	type Payload,
	type TabAsField,
	traverseFields,
	type UIField,
} from 'payload';
import { notTrashed } from '../../../admin/forms/not-trashed.ts';
import { inSidebar } from '../../../admin/sidebar/in-sidebar.ts';
import { words } from '../../../platform/i18n/words.ts';
import { reportFailure } from '../../../platform/observability/report-failure.ts';
import { addHooks } from '../../../platform/plugin.ts';
import { untranslatedFields } from '../texts.ts';
import { translationStateRows } from './collection.ts';
import { statesSlug } from './document-states.ts';
import { deleteStates, updateStates } from './record.ts';

/** Uploads have no states: their texts may be empty on purpose. */
const isTranslatable = (entity: CollectionConfig | GlobalConfig): boolean =>
	!('upload' in entity && entity.upload) && hasLocalizedText(entity.fields);

const isText = (field: Field | TabAsField): boolean =>
	(field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
	!field.virtual &&
	!untranslatedFields.has(field.name);

function hasLocalizedText(fields: Field[]): boolean {
	let hasText = false;
	traverseFields({
		fields,
		callback: ({ field, next, parentIsLocalized }) => {
			if (field.type === 'blocks') next?.();
			const isLocalized = parentIsLocalized || ('localized' in field && field.localized === true);
			hasText ||= isLocalized && ('fields' in field || isText(field));
		},
	});
	return hasText;
}

/** The collections and globals with localized texts. */
export function translatableEntities(config: Pick<Config, 'collections' | 'globals'>) {
	return {
		collections: (config.collections ?? []).filter(isTranslatable),
		globals: (config.globals ?? []).filter(isTranslatable),
	};
}

/** The states of a document in the site's locales: marks in lists, a panel beside the form. */
const statesField = inSidebar<UIField>('languages', {
	name: 'translations',
	type: 'ui',
	label: words('Languages', 'Sprog', 'Sprachen'),
	admin: {
		condition: notTrashed,
		disableBulkEdit: true,
		components: {
			Cell: '/plugins/translations/states/screens/cells.tsx#StatesCell',
			Field: '/plugins/translations/states/screens/states-panel.tsx#StatesPanel',
		},
	},
});

/** The card above the fields of a form whose locale has no text. */
const emptyLanguageField: UIField = {
	name: 'emptyLanguage',
	type: 'ui',
	label: words('Begin in this language', 'Begynd på dette sprog', 'In dieser Sprache beginnen'),
	admin: {
		condition: notTrashed,
		disableBulkEdit: true,
		disableListColumn: true,
		components: { Field: '/plugins/translations/empty-language.tsx#EmptyLanguage' },
	},
};

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

/** Corrects the states of documents without drafts, which 0.2.0 recorded as drafts. A failure is logged, and retried at the next start. */
export async function publishRecordedDrafts(payload: Payload): Promise<void> {
	const withoutDrafts = translatableEntities(payload.config)
		.collections.filter(({ versions }) => !(typeof versions === 'object' && versions.drafts))
		.map(({ slug }) => slug);
	await payload.db
		.updateMany({
			collection: statesSlug,
			where: { entity: { in: withoutDrafts }, state: { equals: 'draft' } },
			data: { state: 'published', published: true },
			returning: false,
		})
		.catch((cause: unknown) =>
			reportFailure('translations', cause, `Failed to correct the ${statesSlug}`),
		);
}
