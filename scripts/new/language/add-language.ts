import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportDeclaration, Node, ObjectExpression, ObjectProperty } from 'oxc-parser';
import { quote } from '../section-files.ts';
import { insertBefore } from '../section-lines.ts';
import type { Language } from './language.ts';
import {
	catalogueFolder,
	english,
	exportedObject,
	languageRecords,
	productFiles,
	readSource,
	readSources,
	textFolders,
} from './places.ts';
import {
	type Edit,
	nodesIn,
	propertiesOf,
	type Source,
	untyped,
	withEdits,
	withoutEntry,
} from './source.ts';

/** The texts of changed files by path; undefined for a deleted file. */
export type Changes = Map<string, string | undefined>;

/** The plural forms that a language uses for whole numbers: one, few and many in Polish. */
const pluralForms = (tag: string): Set<Intl.LDMLPluralRule> => {
	const rules = new Intl.PluralRules(tag);
	return new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
};

/** The English value with what names the language replaced; with `keepsTypes: false`, without types, which the file's type has. */
function copyOf(
	source: Source,
	value: Node,
	{ code, languageTag }: Language,
	keepsTypes: boolean,
): string {
	const edits: Edit[] = [];
	const replace = ({ start, end }: Pick<Node, 'end' | 'start'>, text: string) =>
		edits.push({ start, end, text });
	const copy = (node: Node) => withEdits(source.text, edits, node.start, node.end);
	for (const node of nodesIn(value)) {
		if (node.type === 'Identifier' && node.name === english)
			replace({ start: node.start, end: node.start + english.length }, code);
		if (node.type === 'Literal' && typeof node.value === 'string') {
			if (node.value === english) replace(node, `'${code}'`);
			if (/^en-[A-Z]{2}$/.test(node.value)) replace(node, `'${languageTag}'`);
			if (/\/en(\.ts)?$/.test(node.value))
				replace(node, `'${node.value.replace(/en(?=(\.ts)?$)/, code)}'`);
		}
		if (!keepsTypes && node.type === 'TSTypeAnnotation') replace(node, '');
		if (!keepsTypes && node.type === 'TSSatisfiesExpression')
			replace({ start: node.expression.end, end: node.end }, '');
	}
	for (const node of nodesIn(value)) {
		if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') continue;
		const forms = node.arguments[2];
		if (node.callee.name !== 'plural' || forms?.type !== 'ObjectExpression') continue;
		const properties = propertiesOf(forms);
		const other = properties?.get('other');
		if (!other) continue;
		const missing = [...pluralForms(languageTag)].filter((form) => !properties?.has(form));
		const text = missing.map((form) => `, ${form}: ${copy(other.value)}`).join('');
		edits.push({ start: other.end, end: other.end, text });
	}
	return copy(value);
}

/** The import of an identifier. */
const importOf = ({ program }: Source, name: string): ImportDeclaration | undefined =>
	[...nodesIn(program)].find(
		(node): node is ImportDeclaration =>
			node.type === 'ImportDeclaration' && node.specifiers.some(({ local }) => local.name === name),
	);

/** True if a package has no module such as `languages/fr` beside `languages/en`. */
const lacksModule = (project: string, specifier: string): boolean => {
	const payload = /^@payloadcms\/translations\/languages\/(\w+)$/.exec(specifier)?.[1];
	return (
		payload !== undefined &&
		!existsSync(join(project, `node_modules/@payloadcms/translations/dist/languages/${payload}.js`))
	);
};

/** The entry of a language after the last one of a record. If it is an imported module that its package lacks, it is the English one. */
function recordEdits(
	project: string,
	source: Source,
	record: Map<string, ObjectProperty>,
	language: Language,
): Edit[] {
	const original = record.get(english);
	const last = [...record.values()].at(-1);
	if (!original || !last || record.has(language.code)) return [];
	const { code } = language;
	const at = { start: last.end, end: last.end };
	if (!original.shorthand)
		return [{ ...at, text: `, ${code}: ${copyOf(source, original.value, language, true)}` }];
	const declaration = importOf(source, english);
	if (!declaration) return [{ ...at, text: `, ${code}` }];
	const specifier = declaration.source.value.replace(/en(?=(\.ts)?$)/, code);
	if (lacksModule(project, specifier)) return [{ ...at, text: `, ${code}: ${english}` }];
	const { start } = declaration;
	const text = `import { ${code} } from '${specifier}';\n`;
	return [
		{ ...at, text: `, ${code}` },
		{ start, end: start, text },
	];
}

/** The file of a language, like that of another one, with the English texts. */
function textFile(project: string, folder: string, language: Language, sibling: string): string {
	const original = readSource(project, `${folder}/${english}.ts`);
	const model = readSource(project, `${folder}/${sibling}.ts`);
	const { start, end } = exportedObject(model);
	const header = model.text
		.slice(0, start)
		.replaceAll(
			new RegExp(`(?<=/)${sibling}(?=(?:\\.ts)?')|(?<=const )${sibling}\\b`, 'g'),
			language.code,
		);
	const keepsTypes = sibling === english;
	return (
		header +
		copyOf(original, exportedObject(original), language, keepsTypes) +
		(keepsTypes ? ';\n' : model.text.slice(end))
	);
}

export const localesFile = 'packages/contracts/locales.ts';
export const schemaFile = 'packages/contracts/content.graphql';
export const wordsFile = 'apps/backend/src/platform/i18n/words.ts';

/** What makes the entries of an object of texts those of the English one. Entries that stay are kept as they are. */
function entryEdits(
	source: Source,
	object: ObjectExpression,
	original: Source,
	model: ObjectExpression,
	language: Language,
): Edit[] {
	const [entries, wanted] = [propertiesOf(object), propertiesOf(model)];
	if (!entries || !wanted) return [];
	const last = [...entries.keys()].at(-1) ?? '';
	const missing = [...wanted]
		.filter(([name]) => !entries.has(name))
		.map(([, property]) => `${copyOf(original, property, language, false)},`);
	const end = object.end - 1;
	const separator = !wanted.has(last) || /,\s*$/.test(source.text.slice(0, end)) ? '' : ',';
	const additions =
		missing.length > 0 ? [{ start: end, end, text: separator + missing.join('') }] : [];
	const changes = [...entries].flatMap(([name, property]) => {
		const other = wanted.get(name);
		if (!other) return [withoutEntry(source, property)];
		const [value, otherValue] = [untyped(property.value), untyped(other.value)];
		return value.type === 'ObjectExpression' && otherValue.type === 'ObjectExpression'
			? entryEdits(source, value, original, otherValue, language)
			: [];
	});
	return [...changes, ...additions];
}

/** The changes that give a language the English texts that it lacks, and take those away that English no longer has. */
export function fillLanguage(
	project: string,
	codes: readonly string[],
	language: Language,
): Changes {
	const { code } = language;
	const changes: Changes = new Map();
	const paths = productFiles(project);
	for (const source of readSources(project, paths, /\ben\b/)) {
		const edits = languageRecords(source, codes).flatMap((record) =>
			recordEdits(project, source, record, language),
		);
		if (edits.length > 0) changes.set(source.path, withEdits(source.text, edits));
	}
	const sibling = codes.findLast((other) => other !== code) ?? english;
	for (const folder of textFolders(paths)) {
		const path = `${folder}/${code}.ts`;
		if (!existsSync(join(project, path))) {
			changes.set(path, textFile(project, folder, language, sibling));
			continue;
		}
		const source = readSource(project, path);
		const original = readSource(project, `${folder}/${english}.ts`);
		const texts = exportedObject(source);
		const edits = entryEdits(source, texts, original, exportedObject(original), language);
		if (edits.length > 0) changes.set(path, withEdits(source.text, edits));
	}
	return changes;
}

/** The changes that add a language to the sources: the list, the enum, and English texts wherever others have theirs. */
export function addLanguage(
	project: string,
	codes: readonly string[],
	language: Language,
): Changes {
	const { code } = language;
	const changes = fillLanguage(project, codes, language);
	const edit = (path: string, change: (text: string) => string) =>
		changes.set(path, change(changes.get(path) ?? readFileSync(join(project, path), 'utf8')));
	const entry = Object.entries(language).map(([name, value]) => `\t\t${name}: ${quote(value)},\n`);
	edit(localesFile, (text) => insertBefore(text, /^\] as const;/m, `\t{\n${entry.join('')}\t},\n`));
	edit(schemaFile, (text) => insertBefore(text, /(?<=^enum Locale \{[^}]*)^\}/m, `\t${code}\n`));
	changes.set(
		`${catalogueFolder}/${code}.ts`,
		`import type { Catalogue } from '../catalogue.ts';\n\nexport const ${code}: Catalogue = {};\n`,
	);
	edit(wordsFile, (text) =>
		insertBefore(
			insertBefore(text, /^/, `import { ${code} } from './catalogues/${code}.ts';\n`),
			/(?<=furtherLanguages: [^=]*= \{[^}]*)\}/,
			`, ${code} `,
		).replace('{, ', '{ '),
	);
	return changes;
}
