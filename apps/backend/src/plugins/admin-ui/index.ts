import {
	type CollectionConfig,
	type EditConfig,
	type GlobalConfig,
	type SanitizedConfig,
	traverseFields,
} from 'payload';
import { asPerson, hasRightForAll } from '../../access/person.ts';
import { fieldTabs } from '../../admin/forms/tabs.ts';
import { displayTitleField } from '../../documents/title-in.ts';
import { adminLanguages } from '../../platform/i18n/admin-languages.ts';
import { words } from '../../platform/i18n/words.ts';
import { add, changeAll, finalizers, inOrder, type Plugin } from '../../platform/plugin.ts';
import { fieldDefaults } from './field-defaults.ts';
import { payloadWords } from './payload-words.ts';
import { summarizeErrors } from './summarize-errors.ts';
import { hideUntranslatedColumns } from './translated-columns.ts';

/** The arguments of a tab condition; Payload's type lacks the user. */
interface ConditionArgs {
	req: { user?: unknown };
}

const isForDevelopers = ({ req }: ConditionArgs) =>
	hasRightForAll(asPerson(req.user), 'api-tokens', 'update');

// Payload's type expects a custom view under every name, so an object literal does not match.
const withCondition = (edit: EditConfig = {}): EditConfig =>
	edit.root ? edit : Object.assign({ ...edit }, { api: { tab: { condition: isForDevelopers } } });

/** A plugin: forms show the *API* tab only to users who may create API tokens. */
const limitApiTab = changeAll({ collection: withLimitedTab, global: withLimitedTab });

function withLimitedTab<Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity {
	const { components } = entity.admin ?? {};
	const views = { ...components?.views, edit: withCondition(components?.views?.edit) };
	return { ...entity, admin: { ...entity.admin, components: { ...components, views } } };
}

/** Fields that differ in every two versions, or repeat another one. */
const hidden = new Set([displayTitleField, 'createdAt', 'updatedAt', '_status']);

/** Hides these fields from the comparison of versions, whose heads show their times and states. */
function hideVersionFields(config: SanitizedConfig): SanitizedConfig {
	for (const { fields } of [...config.collections, ...config.globals])
		traverseFields({
			fields,
			callback: ({ field }) => {
				if (!('name' in field && hidden.has(field.name ?? ''))) return;
				const Diff = '/plugins/admin-ui/no-diff.tsx#NoDiff';
				const { admin } = field;
				field.admin = Object.assign(admin ?? {}, { components: { ...admin?.components, Diff } });
			},
		});
	return config;
}

const [sideBySide, locale] = [
	words('Side by side', 'Side om side', 'Nebeneinander'),
	words('Language', 'Sprog', 'Sprache'),
];

/** Payload's translations in every language, with a key of our own for a label that must be a key, and our short word for a locale. */
const payloadTexts = Object.fromEntries(
	Object.keys(locale).map((language) => {
		const texts: { general?: object } = Reflect.get(payloadWords, language) ?? {};
		const general = { ...texts.general, locale: locale[language] };
		return [language, { ...texts, general, site: { sideBySide: sideBySide[language] } }];
	}),
);

/** The rows on a page of a list, unless the editor chooses another number. */
const rowsOfLists = 50;

interface Options {
	/** The slugs of the collections in the order of the navigation. Missing ones come last. */
	navigation: readonly string[];
}

/**
 * The common parts of all forms and lists: tabs, collapsed rows, localized dates, corrected translations of Payload. Also the navigation,
 * the font and the colors of the site.
 */
export const adminUi = ({ navigation }: Options): Plugin =>
	inOrder(
		(config) => ({
			...config,
			collections: (config.collections ?? [])
				.toSorted(
					(one, other) => positionOf(one.slug, navigation) - positionOf(other.slug, navigation),
				)
				.map(({ admin, ...collection }) => ({
					...collection,
					admin: {
						...admin,
						components: {
							...admin?.components,
							beforeListTable: [
								...(admin?.components?.beforeListTable ?? []),
								'/plugins/admin-ui/list-on-phones.tsx#ListOnPhones',
							],
							edit: {
								...admin?.components?.edit,
								beforeDocumentControls: [
									...(admin?.components?.edit?.beforeDocumentControls ?? []),
									'/plugins/admin-ui/untitled.tsx#Untitled',
								],
								editMenuItems: [
									'/admin/forms/more-items.tsx#MoreItems',
									...(admin?.components?.edit?.editMenuItems ?? []),
								],
							},
						},
						pagination: { defaultLimit: rowsOfLists },
					},
				})),
			i18n: {
				supportedLanguages: adminLanguages,
				fallbackLanguage: 'en',
				translations: payloadTexts,
			},
			// A localized pattern (`platform/i18n/payload-dates.ts`).
			admin: {
				...config.admin,
				dateFormat: 'PPp',
				components: {
					...config.admin?.components,
					Nav: '/plugins/admin-ui/navigation/navigation.tsx#Navigation',
				},
			},
		}),
		add({
			providers: [
				'/plugins/admin-ui/look.tsx#Look',
				'/plugins/admin-ui/navigation/open-on-wide-screens.tsx#OpenOnWideScreens',
			],
		}),
		fieldDefaults,
		fieldTabs,
		limitApiTab,
		add({ afterError: [summarizeErrors] }),
		finalizers.add(hideUntranslatedColumns),
		finalizers.add(hideVersionFields),
	);

function positionOf(slug: string, navigation: readonly string[]): number {
	const position = navigation.indexOf(slug);
	return position === -1 ? navigation.length : position;
}
