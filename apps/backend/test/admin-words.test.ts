import { initI18n } from '@payloadcms/translations';
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap';
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap';
import { type Block, createClientConfig, type Field, type Tab } from 'payload';
import { describe, expect, it } from 'vitest';
import { withEveryField } from '../src/documents/field-walk.ts';
import config from '../src/payload.config.ts';
import { adminLanguages } from '../src/platform/i18n/admin-languages.ts';
import { payloadWords } from '../src/plugins/admin-ui/payload-words.ts';
import { startTestBackend } from './backend.ts';

const sanitizedConfig = await config;

type PlacedText = [place: string, text: unknown];

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * True if a text is missing, translated by Payload (a function) or given in each language. A plain string is English or derived
 * from a name in the code.
 */
function isTranslated(text: unknown): boolean {
	if (text === undefined || text === null || text === false || typeof text === 'function')
		return true;
	return isRecord(text) && ['en', 'da', 'de'].every((code) => String(text[code] ?? '') !== '');
}

/** Texts that are the same in every language: codes and names of products, fonts and languages. */
const languageNeutral =
	/^([a-z]{2}|English|Dansk|Deutsch|\d+|LinkedIn|Mastodon|GitHub|YouTube|Bluesky|Schibsted Grotesk|Inter|Source Serif|[A-Z][A-Z\d_]+)$/;

function* fieldTexts(field: Field | Tab, place: string): Generator<PlacedText> {
	const isHidden = 'hidden' in field && field.hidden === true;
	const admin: unknown = 'admin' in field ? field.admin : undefined;
	const adminOptions: Record<string, unknown> = isRecord(admin) ? admin : {};
	if (isHidden || adminOptions.hidden === true) return;
	const name = 'name' in field && field.name ? field.name : 'type' in field ? field.type : 'tab';
	const path = `${place}.${name}`;
	// The admin never shows the ids of rows and the names of blocks.
	const isUnnamed = name === 'id' || name === 'blockName';
	if ('label' in field && !isUnnamed && !('type' in field && field.type === 'ui'))
		yield [`${path} label`, field.label];
	yield [`${path} description`, adminOptions.description];
	if ('labels' in field && isRecord(field.labels)) {
		yield [`${path} singular`, field.labels.singular];
		yield [`${path} plural`, field.labels.plural];
	}
	if ('options' in field && Array.isArray(field.options))
		for (const option of field.options) {
			const label: unknown = isRecord(option) ? option.label : option;
			if (typeof label !== 'string' || !languageNeutral.test(label))
				yield [`${path} option`, label];
		}
	if ('fields' in field) for (const inner of field.fields) yield* fieldTexts(inner, path);
	if ('tabs' in field) for (const tab of field.tabs) yield* fieldTexts(tab, path);
	if ('blocks' in field) for (const block of field.blocks) yield* blockTexts(block, path);
}

function* blockTexts(block: Block, place: string): Generator<PlacedText> {
	const path = `${place}.${block.slug}`;
	yield [`${path} singular`, block.labels?.singular];
	yield [`${path} group`, block.admin?.group];
	for (const field of block.fields) yield* fieldTexts(field, path);
}

function* screenTexts(): Generator<PlacedText> {
	for (const { slug, labels, admin, fields } of sanitizedConfig.collections) {
		// Payload's internal collections are not in the admin.
		if (slug.startsWith('payload-') || admin.hidden === true) continue;
		yield [`${slug} singular`, labels.singular];
		yield [`${slug} plural`, labels.plural];
		yield [`${slug} group`, admin.group];
		yield [`${slug} description`, admin.description];
		for (const field of fields) yield* fieldTexts(field, slug);
	}
	for (const { slug, label, admin, fields } of sanitizedConfig.globals) {
		yield [`${slug} label`, label];
		yield [`${slug} group`, admin.group];
		for (const field of fields) yield* fieldTexts(field, slug);
	}
}

it('every searchable field of a list has a label in each language, because the search field names it', () => {
	const unnamed = sanitizedConfig.collections
		.filter(({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true)
		.flatMap(({ slug, admin, flattenedFields }) =>
			flattenedFields
				.filter(({ name }) => admin.listSearchableFields?.includes(name))
				.filter(({ label }) => label === undefined || !isTranslated(label))
				.map(({ name }) => `${slug}.${name}`),
		);
	expect(unnamed).toEqual([]);
});

it('every label, description, group and option is translated into English, Danish and German', () => {
	const untranslated = [...screenTexts()].filter(([, text]) => !isTranslated(text));
	expect(untranslated.map(([place, text]) => `${place}: ${text}`)).toEqual([]);
});

/** The label of every field that a list offers as a column, including fields in groups and tabs. */
function* columnLabels(fields: readonly Field[], place: string): Generator<PlacedText> {
	for (const field of fields) {
		const admin: unknown = 'admin' in field ? field.admin : undefined;
		const adminOptions: Record<string, unknown> = isRecord(admin) ? admin : {};
		if (adminOptions.disabled === true || adminOptions.disableListColumn === true) continue;
		if (field.type === 'tabs') for (const tab of field.tabs) yield* columnLabels(tab.fields, place);
		else if ('fields' in field) yield* columnLabels(field.fields, place);
		else if (!('hidden' in field && field.hidden === true))
			yield [`${place}.${'name' in field ? field.name : ''}`, 'label' in field && field.label];
	}
}

it('every column of a list has a label in English, Danish and German', () => {
	const collections = sanitizedConfig.collections.filter(
		({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true,
	);
	const untranslated = collections
		.flatMap(({ slug, fields }) => [...columnLabels(fields, slug)])
		.filter(([place, text]) => !place.endsWith('.id') && (!text || !isTranslated(text)));
	expect(untranslated.map(([place, text]) => `${place}: ${text}`)).toEqual([]);
});

/** Translations by their keys, such as `general:save`. */
function wordsOf(tree: unknown, place = ''): Map<string, string> {
	const texts = new Map<string, string>();
	for (const [key, value] of Object.entries(isRecord(tree) ? tree : {})) {
		const path = place === '' ? key : `${place}:${key}`;
		if (typeof value === 'string') texts.set(path, value);
		else for (const [inner, text] of wordsOf(value, path)) texts.set(inner, text);
	}
	return texts;
}

const placeholders = (text: string): string[] =>
	[...new Set([...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map(String))].sort();

describe.each(['da', 'de'] as const)('interface texts in %s', (code) => {
	it('have the same placeholders as in English', () => {
		const english = wordsOf(adminLanguages.en?.translations);
		const mismatches = [...wordsOf(payloadWords[code])].filter(
			([key, text]) =>
				placeholders(text).join() !==
				placeholders(wordsOf(payloadWords.en).get(key) ?? english.get(key) ?? '').join(),
		);
		expect(mismatches).toEqual([]);
	});

	it('override only keys that Payload has, with different texts', () => {
		const original = wordsOf(adminLanguages[code]?.translations);
		const unnecessary = [...wordsOf(payloadWords[code])].filter(
			([key, text]) => !original.has(key) || original.get(key) === text,
		);
		expect(unnecessary).toEqual([]);
	});
});

/** The names of the possible columns of a list: the fields of a group, but not the group itself. */
function columnsOf(fields: readonly Field[], prefix = ''): string[] {
	return fields.flatMap((field) => {
		if (field.type === 'tabs') return field.tabs.flatMap((tab) => columnsOf(tab.fields, prefix));
		const name = 'name' in field ? `${prefix}${field.name}` : prefix;
		if (field.type === 'array' || !('fields' in field)) return [name];
		return columnsOf(field.fields, 'name' in field ? `${name}.` : prefix);
	});
}

it('every default column of a list exists', async () => {
	const missing = sanitizedConfig.collections.flatMap(({ slug, fields, admin }) => {
		const columns = columnsOf(fields);
		return (admin.defaultColumns ?? [])
			.filter((column) => !columns.includes(column))
			.map((column) => `${slug}: ${column}`);
	});
	expect(missing).toEqual([]);
});

it('the languages of a document stand beside its title, where a phone shows them', async () => {
	const places = sanitizedConfig.collections
		.map(({ admin }) => admin.defaultColumns?.indexOf('translations') ?? -1)
		.filter((place) => place >= 0);
	expect(places.length).toBeGreaterThan(3);
	expect(new Set(places)).toEqual(new Set([1]));
});

it('lists of all collections in the navigation have 50 rows a page', async () => {
	const others = sanitizedConfig.collections
		.filter(({ admin, slug }) => !slug.startsWith('payload-') && !admin.hidden)
		.filter(({ admin }) => admin.pagination?.defaultLimit !== 50)
		.map(({ slug }) => slug);
	expect(others).toEqual([]);
});

it('a list of users begins with their names, and is searched by name and address', async () => {
	const { admin } = sanitizedConfig.collections.find(({ slug }) => slug === 'users') ?? {};
	expect(admin).toMatchObject({
		useAsTitle: 'name',
		defaultColumns: expect.arrayContaining(['name', 'email']),
		listSearchableFields: ['name', 'email'],
	});
	expect(admin?.defaultColumns?.[0]).toBe('name');
});

it('the button that adds a row says in each language what it adds', async () => {
	const generic = ['Row', 'entry'];
	const unnamed: string[] = [];
	withEveryField(sanitizedConfig, (field) => {
		// Payload's own arrays, such as the sessions of an account, are in no form.
		if (field.type !== 'array' || typeof field.label !== 'object') return field;
		if (field.admin?.components?.Field) return field;
		const { singular } = field.labels ?? {};
		const names = typeof singular === 'object' ? [singular.en, singular.da, singular.de] : [];
		if (names.length === 0 || !names.every((name) => name && !generic.includes(name)))
			unnamed.push(field.name);
		return field;
	});
	expect(unnamed).toEqual([]);
});

it('a checkbox in a list is shown as yes or no', async () => {
	const { translations } = sanitizedConfig.i18n;
	expect(
		(['en', 'da', 'de'] as const).map((language) => [
			translations[language]?.general?.true,
			translations[language]?.general?.false,
		]),
	).toEqual([
		['Yes', 'No'],
		['Ja', 'Nej'],
		['Ja', 'Nein'],
	]);
});

it('form labels are in the language of each editor, not in that of the first editor', async () => {
	const { payload } = await startTestBackend();
	const { config } = payload;
	const labelOfLink = async (language: 'da' | 'de' | 'en') => {
		const i18n = await initI18n({ config: config.i18n, context: 'client', language });
		const schemaMap = getSchemaMap({ collectionSlug: 'posts', config, i18n });
		const clientConfig = createClientConfig({
			config,
			i18n,
			importMap: payload.importMap,
			user: true,
		});
		const clientSchemaMap = getClientSchemaMap({
			collectionSlug: 'posts',
			config: clientConfig,
			i18n,
			payload,
			schemaMap,
		});
		const [path] = [...clientSchemaMap.keys()].filter((key) => key.endsWith('link.fields.text'));
		const link = clientSchemaMap.get(path ?? '');
		return link && 'label' in link ? link.label : undefined;
	};
	expect(await labelOfLink('de')).toBe('Angezeigter Text');
	expect(await labelOfLink('en')).toBe('Text to display');
	expect(await labelOfLink('de')).toBe('Angezeigter Text');
});
