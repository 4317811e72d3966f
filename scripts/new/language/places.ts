import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ObjectProperty } from 'oxc-parser';
import { nodesIn, parse, propertiesOf, type Source } from './source.ts';

/** The language that all texts are written in. Others without a text show its text. */
export const english = 'en';

/** The languages that `words` has arguments for. Others have a catalogue. */
const argumentLanguages: readonly string[] = [english, 'da', 'de'];

/** The languages whose texts may be missing. */
export const furtherCodes = (codes: readonly string[]): string[] =>
	codes.filter((code) => !argumentLanguages.includes(code));

export const catalogueFolder = 'apps/backend/src/platform/i18n/catalogues';

/** Tests, examples and the demo are in the languages that they are written in; corrections of Payload's texts belong to one language. */
const otherSources =
	/\.(?:test|spec|example)\.|\/(?:test|testing|seed|generated|recorded|migrations|content-reference|bench)\/|\/example[^/]*$|\/payload-words\.ts$/;

/** The sources of the programs, as paths from the project's root. */
export function productFiles(project: string): string[] {
	const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--', 'apps', 'packages'];
	const { stdout } = spawnSync('git', list, { cwd: project, encoding: 'utf8' });
	return stdout
		.split('\n')
		.filter((path) => /\.tsx?$/.test(path) && !otherSources.test(path))
		.filter((path) => existsSync(join(project, path)));
}

export const readSource = (project: string, path: string): Source =>
	parse(path, readFileSync(join(project, path), 'utf8'));

/** The sources that mention a language, such as `da:` or `'da'`, or call `words`. */
export const readSources = (project: string, paths: readonly string[], pattern: RegExp): Source[] =>
	paths
		.filter((path) => pattern.test(readFileSync(join(project, path), 'utf8')))
		.map((path) => readSource(project, path));

/** The objects of a file whose names are languages: English and others. */
export const languageRecords = (
	{ program }: Source,
	codes: readonly string[],
): Map<string, ObjectProperty>[] =>
	[...nodesIn(program)].flatMap((node) => {
		const properties = node.type === 'ObjectExpression' ? propertiesOf(node) : undefined;
		if (!properties?.has(english) || properties.size < 2) return [];
		return [...properties.keys()].every((name) => codes.includes(name)) ? [properties] : [];
	});

/** The folders with a file of texts for each language: `en.ts`, `da.ts` and so on. */
export const textFolders = (paths: readonly string[]): string[] =>
	paths
		.filter((path) => basename(path) === `${english}.ts` && dirname(path) !== catalogueFolder)
		.map((path) => dirname(path));

/** The object that a file of texts exports. */
export function exportedObject({ path, program }: Source) {
	for (const node of nodesIn(program))
		if (node.type === 'VariableDeclarator' && node.init?.type === 'ObjectExpression')
			return node.init;
	throw new Error(`${path} exports no object of texts`);
}
