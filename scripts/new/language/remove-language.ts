import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Changes, localesFile, schemaFile, wordsFile } from './add-language.ts';
import {
	catalogueFolder,
	languageRecords,
	productFiles,
	readSources,
	textFolders,
} from './places.ts';
import { type Edit, nodesIn, type Source, withEdits, withoutEntry } from './source.ts';

const formerCodes = /(?<=formerLocaleCodes: readonly string\[\] = \[)[^\]]*/;

/** The list of languages with the code of one that is removed. */
const withFormer = (text: string, code: string): string =>
	text.replace(formerCodes, (list) =>
		[...new Set([...list.split(', ').filter(Boolean), `'${code}'`])].join(', '),
	);

/** Deletes the import of a name that nothing uses after other edits. */
function importEdits({ text, program }: Source, name: string, edits: readonly Edit[]): Edit[] {
	const nodes = [...nodesIn(program)];
	const imports = nodes.filter((node) => node.type === 'ImportDeclaration');
	const unused = [
		...[...imports, ...edits].map(({ start, end }) => ({ start, end })),
		...nodes.flatMap((node) => {
			if (node.type === 'MemberExpression' && !node.computed) return [node.property];
			return node.type === 'Property' && !node.shorthand ? [node.key] : [];
		}),
	];
	const isUsed = nodes.some(
		(node) =>
			node.type === 'Identifier' &&
			node.name === name &&
			!unused.some(({ start, end }) => node.start >= start && node.end <= end),
	);
	const declaration = imports.find(({ specifiers }) =>
		specifiers.some(({ local }) => local.name === name),
	);
	return isUsed || declaration?.specifiers.length !== 1
		? []
		: [{ start: declaration.start, end: text.indexOf('\n', declaration.end) + 1, text: '' }];
}

/** The changes that remove a language from the sources. Texts that are arguments of `words` stay. */
export function removeLanguage(project: string, codes: readonly string[], code: string): Changes {
	const changes: Changes = new Map();
	const paths = productFiles(project);
	for (const source of readSources(project, paths, new RegExp(`\\b${code}\\b`))) {
		const edits = languageRecords(source, codes).flatMap((record): Edit[] => {
			const property = record.get(code);
			return property ? [withoutEntry(source, property)] : [];
		});
		if (edits.length > 0)
			changes.set(
				source.path,
				withEdits(source.text, [...edits, ...importEdits(source, code, edits)]),
			);
	}
	for (const folder of [...textFolders(paths), catalogueFolder]) {
		const file = `${folder}/${code}.ts`;
		if (existsSync(join(project, file))) changes.set(file, undefined);
	}
	const edit = (path: string, change: (text: string) => string) =>
		changes.set(path, change(changes.get(path) ?? readFileSync(join(project, path), 'utf8')));
	edit(localesFile, (text) =>
		withFormer(text.replace(new RegExp(`\\t\\{\\n\\t\\tcode: '${code}',[^}]*\\},\\n`), ''), code),
	);
	edit(schemaFile, (text) =>
		text.replace(new RegExp(`(?<=^enum Locale \\{[^}]*)\\t${code}\\n`, 'm'), ''),
	);
	edit(wordsFile, (text) =>
		text
			.replace(`import { ${code} } from './catalogues/${code}.ts';\n`, '')
			.replace(new RegExp(`(?<=furtherLanguages: [^=]*= \\{[^}]*)\\b${code}\\b,?`), ''),
	);
	return changes;
}
