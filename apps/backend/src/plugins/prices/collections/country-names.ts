import { isLocaleCode, localeCodes } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type {
	CollectionBeforeOperationHook,
	CollectionBeforeReadHook,
	CollectionConfig,
	Field,
	NumberField,
	TextField,
} from 'payload';
import { displayTitleField, replaceSortField } from '../../../documents/title-in.ts';
import { sortsRelatedDocuments } from '../../../platform/database/sort-paths.ts';
import { whereAnyField } from '../../../platform/database/where-in-any-language.ts';
import { words } from '../../../platform/i18n/words.ts';
import { addHooks } from '../../../platform/plugin.ts';
import { withTitleCell } from '../../localized-titles/api.ts';
import { countryNameIn, otherCountryNames, positionFieldName } from '../model/country-names.ts';
import { titleFrom } from './fields.ts';

/** The field to sort countries by in an interface language. Languages without a locale sort like the default locale. */
const sortFieldName = (language: string): string =>
	positionFieldName(isLocaleCode(language) ? language : defaultLocale());

/** The name in the editor's language; computed on read, never stored. */
const displayNameField: TextField = {
	name: displayTitleField,
	type: 'text',
	virtual: true,
	label: words('Country', 'Land', 'Land'),
	admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};

/** A copy of the stored `name`, computed on read: lists display `name` in the editor's language. */
const englishName: TextField = {
	name: 'englishName',
	type: 'text',
	virtual: true,
	label: words('English name', 'Engelsk navn', 'Englischer Name'),
	admin: { readOnly: true, disableListFilter: true },
};

const inOtherLanguages = words('In other languages', 'På andre sprog', 'In anderen Sprachen');

/** The names in other languages than the editor's; computed on read. The stored, searchable names are in `otherNames`. */
const namesElsewhere: TextField = {
	name: 'namesElsewhere',
	type: 'text',
	virtual: true,
	label: inOtherLanguages,
	admin: { readOnly: true, disableListFilter: true },
};

const hiddenNumber = (name: string): NumberField => ({
	name,
	type: 'number',
	custom: sortsRelatedDocuments,
	admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});

/** The names of a country, and its sort position in each locale. */
export const countryNameFields: Field[] = [
	displayNameField,
	withTitleCell({
		name: 'name',
		type: 'text',
		required: true,
		label: words('Country', 'Land', 'Land'),
		admin: {
			readOnly: true,
			components: { Field: '/plugins/prices/admin/country-name-input.tsx#CountryNameInput' },
		},
	}),
	englishName,
	{
		name: 'otherNames',
		type: 'text',
		label: inOtherLanguages,
		admin: { hidden: true, disableListColumn: true, disableListFilter: true },
	},
	namesElsewhere,
	...localeCodes.map(positionFieldName).map(hiddenNumber),
];

const names = ['name', displayTitleField];

/** Searches the names in all languages, and sorts by the name in the editor's language with its collation. */
export const searchAllNames: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	const newArgs = { ...args };
	if ('where' in newArgs && newArgs.where)
		newArgs.where = names.reduce(
			(where, field) => whereAnyField(where, field, ['name', 'otherNames']),
			newArgs.where,
		);
	if (operation === 'read' && 'sort' in newArgs)
		newArgs.sort = replaceSortField(
			newArgs.sort ?? 'name',
			names,
			sortFieldName(req.i18n.language),
		);
	return newArgs;
};

/** Sets the virtual name fields in the editor's language. */
export const setCountryNames: CollectionBeforeReadHook = ({ doc, req }) => {
	doc[displayTitleField] = countryNameIn(req.i18n.language, String(doc.id));
	doc.englishName = doc.name;
	doc.namesElsewhere = otherCountryNames(req.i18n.language, String(doc.id));
	return doc;
};

/** The title of a document that belongs to a country: the country's name in the editor's language. */
export const countryTitle = titleFrom(`country.${displayTitleField}`);

/** Searches documents by the country's names in all languages and sorts them by its name in the editor's language, instead of its code. */
const byCountryNames =
	(field: string): CollectionBeforeOperationHook =>
	({ args, operation, req }) => {
		const newArgs = { ...args };
		if ('where' in newArgs && newArgs.where)
			newArgs.where = whereAnyField(
				newArgs.where,
				'title',
				['name', 'otherNames'].map((name) => `${field}.${name}`),
			);
		// Versions, which are read without `draft`, have no country to sort by.
		if (operation === 'read' && 'sort' in newArgs && 'draft' in newArgs)
			newArgs.sort = replaceSortField(
				newArgs.sort ?? field,
				[field, 'title'],
				`${field}.${sortFieldName(req.i18n.language)}`,
			);
		return newArgs;
	};

/** Makes a collection with a relationship to countries searchable and sortable by country name. */
export function withCountryNameQueries(collection: CollectionConfig): CollectionConfig {
	const country = collection.fields.find(
		(field) => field.type === 'relationship' && field.relationTo === 'countries',
	);
	if (!country || !('name' in country)) return collection;
	return addHooks(collection, { last: { beforeOperation: [byCountryNames(country.name)] } });
}
