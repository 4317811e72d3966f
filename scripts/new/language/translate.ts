import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { deepl } from '@website/contracts/deepl';
import type { Language } from './language.ts';
import { catalogueFolder, english, exportedObject, readSource } from './places.ts';
import { type Edit, type Source, withEdits } from './source.ts';
import { keptParts, type OpenText } from './texts.ts';

/** A text whose placeholders and terms are marks, such as ⟦1/⟧, and what they stand for. */
function withMarks(text: string) {
	const parts: string[] = [];
	return { passage: text.replace(keptParts, (part) => `⟦${parts.push(part)}/⟧`), parts };
}

const withParts = (passage: string, parts: readonly string[]): string =>
	passage.replace(/⟦(\d+)\/⟧/g, (_, number: string) => parts[Number(number) - 1] ?? '');

/** Writes a text as source code: a template if it has `${values}`. */
const written = (text: string, isTemplate: boolean): string =>
	isTemplate ? `\`${text.replace(/(?<!\\)`/g, '\\`')}\`` : JSON.stringify(text);

/** Fills in the English texts of a language, marked for review, and returns how many. A translation that lost a placeholder is left out. */
export async function translateTexts(
	project: string,
	texts: readonly OpenText[],
	language: Language,
	translate: ReturnType<typeof deepl>,
): Promise<number> {
	const open = texts.filter(
		({ language: code, state }) => code === language.code && state === 'english',
	);
	const marked = open.map(({ text }) => withMarks(text));
	const passages = [...new Set(marked.map(({ passage }) => passage))];
	const results = await translate(passages, english, language.languageTag);
	const translations = new Map(passages.map((passage, at) => [passage, results[at] ?? '']));
	const edits = new Map<Source, Edit[]>();
	const entries: string[] = [];
	let count = 0;
	for (const [at, { text, source, node, isMissing }] of open.entries()) {
		const { passage = '', parts = [] } = marked[at] ?? {};
		const translation = translations.get(passage) ?? '';
		const isWhole = parts.every((_, index) => translation.includes(`⟦${index + 1}/⟧`));
		if (translation === '' || !isWhole) continue;
		count += 1;
		const value = withParts(translation, parts);
		if (isMissing) entries.push(`${JSON.stringify(text)}: /* review */ ${JSON.stringify(value)},`);
		else {
			const code = `/* review */ ${written(value, node.type === 'TemplateLiteral')}`;
			const { start, end } = node;
			edits.set(source, [...(edits.get(source) ?? []), { start, end, text: code }]);
		}
	}
	for (const [{ path, text }, changes] of edits)
		writeFileSync(join(project, path), withEdits(text, changes));
	const catalogue = readSource(project, `${catalogueFolder}/${language.code}.ts`);
	const end = exportedObject(catalogue).end - 1;
	const isEmpty = catalogue.text.slice(0, end).trimEnd().endsWith('{');
	const separator = isEmpty || /,\s*$/.test(catalogue.text.slice(0, end)) ? '' : ',';
	const insertion = { start: end, end, text: `${separator}${entries.join('\n')}` };
	writeFileSync(join(project, catalogue.path), withEdits(catalogue.text, [insertion]));
	return count;
}
