import type { CollectionBeforeOperationHook, CollectionBeforeReadHook, TextField } from 'payload';
import { shownTitle, sortByTitle } from '../../editing/shown-title.ts';
import { whereInAny } from '../../editing/where-in-any-language.ts';
import { words } from '../../editing/words.ts';

/** What a country is called in a language of the editors' interface. */
const countryNameIn = (language: string, code: string): string =>
	new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;

/** Computed when read, never stored: a country is called as the editor calls it. */
export const shownCountryName: TextField = {
	name: shownTitle,
	type: 'text',
	virtual: true,
	label: words('Country', 'Land', 'Land'),
	admin: { hidden: true, disableListFilter: true },
};

/** Searches by the names of all languages; orders by the one that is stored alone. */
export const searchEveryName: CollectionBeforeOperationHook = ({ args }) => {
	const rewritten = { ...args };
	if ('where' in rewritten && rewritten.where)
		rewritten.where = whereInAny(rewritten.where, shownTitle, ['name', 'otherNames']);
	if ('sort' in rewritten && rewritten.sort) rewritten.sort = sortByTitle(rewritten.sort, 'name');
	return rewritten;
};

/** Names a country in the language of the editor who reads it. */
export const nameCountry: CollectionBeforeReadHook = ({ doc, req }) => {
	doc[shownTitle] = countryNameIn(req.i18n.language, String(doc.id));
	return doc;
};
