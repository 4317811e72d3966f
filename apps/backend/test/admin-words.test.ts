import type { Block, Field, SanitizedConfig, Tab } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import config from '../src/payload.config.ts';

let sanitizedConfig: SanitizedConfig;
beforeAll(async () => {
	sanitizedConfig = await config;
});

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
