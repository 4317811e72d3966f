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
import { displayTitleField, sortInstead } from '../../../documents/display-title-field.ts';
import { whereInAny } from '../../../documents/where-in-any-language.ts';
import { words } from '../../../platform/i18n/words.ts';
import { countryNameIn, namesBeside, placeIn } from '../model/country-names.ts';
import { titleOf } from './shared.ts';

/** The stored place of a country in the order of names of the language that somebody works in. */
const placeFor = (language: string): string =>
	placeIn(isLocaleCode(language) ? language : defaultLocale());

/** Computed when read, never stored: a country is called as the editor calls it. */
const shownCountryName: TextField = {
	name: displayTitleField,
	type: 'text',
	virtual: true,
	label: words('Country', 'Land', 'Land'),
	admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};

/** Computed when read: what is stored as `name`, which lists show in the editor's language. */
const englishName: TextField = {
	name: 'englishName',
	type: 'text',
	virtual: true,
	label: words('English name', 'Engelsk navn', 'Englischer Name'),
	admin: { readOnly: true, disableListFilter: true },
};

const inOtherLanguages = words('In other languages', 'På andre sprog', 'In anderen Sprachen');

/** Computed when read: stored, and searched, are the names of all languages but English. */
const namesElsewhere: TextField = {
	name: 'namesElsewhere',
	type: 'text',
	virtual: true,
	label: inOtherLanguages,
	admin: { readOnly: true, disableListFilter: true },
};

const place = (name: string): NumberField => ({
	name,
	type: 'number',
	admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});

/** A country's names, and its place in each language's order of them. */
export const countryNameFields: Field[] = [
	shownCountryName,
	{
		name: 'name',
		type: 'text',
		required: true,
		label: words('Country', 'Land', 'Land'),
		admin: {
			readOnly: true,
			components: {
				Cell: '/documents/title-cell.tsx#TitleCell',
				Field: '/plugins/prices/admin/country-name-input.tsx#CountryNameInput',
			},
		},
	},
	englishName,
	{
		name: 'otherNames',
		type: 'text',
		label: inOtherLanguages,
		admin: { hidden: true, disableListColumn: true, disableListFilter: true },
	},
	namesElsewhere,
	...localeCodes.map(placeIn).map(place),
];

const names = ['name', displayTitleField];

/** Searches by the names of all languages; orders by those of the editor's, as that language orders them. */
export const searchEveryName: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	const rewritten = { ...args };
	if ('where' in rewritten && rewritten.where)
		rewritten.where = names.reduce(
			(where, field) => whereInAny(where, field, ['name', 'otherNames']),
			rewritten.where,
		);
	if (operation === 'read' && 'sort' in rewritten)
		rewritten.sort = sortInstead(rewritten.sort ?? 'name', names, placeFor(req.i18n.language));
	return rewritten;
};

/** Names a country in the language of the editor who reads it. */
export const nameCountry: CollectionBeforeReadHook = ({ doc, req }) => {
	doc[displayTitleField] = countryNameIn(req.i18n.language, String(doc.id));
	doc.englishName = doc.name;
	doc.namesElsewhere = namesBeside(req.i18n.language, String(doc.id));
	return doc;
};

/** The name of a country as the title of what belongs to it, in the editor's language. */
export const titleOfCountry = titleOf(`country.${displayTitleField}`);

/** What belongs to countries is found by their names in all languages and ordered by those of the editor's; stored are their codes. */
const byCountryNames =
	(field: string): CollectionBeforeOperationHook =>
	({ args, req }) => {
		const rewritten = { ...args };
		if ('where' in rewritten && rewritten.where)
			rewritten.where = whereInAny(
				rewritten.where,
				'title',
				['name', 'otherNames'].map((name) => `${field}.${name}`),
			);
		if ('sort' in rewritten && rewritten.sort)
			rewritten.sort = sortInstead(
				rewritten.sort,
				[field, 'title'],
				`${field}.${placeFor(req.i18n.language)}`,
			);
		return rewritten;
	};

/** Lets a collection whose documents belong to a country be ordered by its name as the editor calls it. */
export function orderedByCountry(collection: CollectionConfig): CollectionConfig {
	const country = collection.fields.find(
		(field) => field.type === 'relationship' && field.relationTo === 'countries',
	);
	if (!country || !('name' in country)) return collection;
	const { hooks } = collection;
	return {
		...collection,
		hooks: {
			...hooks,
			beforeOperation: [...(hooks?.beforeOperation ?? []), byCountryNames(country.name)],
		},
	};
}
