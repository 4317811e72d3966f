import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Returns the pages of the demo content that use each section type, by its name in the contract (`WideCtaSection`). */
export function readDemoDocuments(
	content: string,
): Map<string, { name: string; languages: string[] }[]> {
	const documentsByType = new Map<string, { name: string; languages: string[] }[]>();
	for (const file of globSync('pages/*/*.yaml', { cwd: content }).sort()) {
		const language = basename(file, '.yaml');
		const name = basename(dirname(file));
		const text = readFileSync(join(content, file), 'utf8');
		const blocks = [...text.matchAll(/^\s*- blockType: (\w+)$/gm)];
		const types = new Set(blocks.map((match) => match[1] ?? ''));
		for (const type of types) {
			const section = `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`;
			const documents = documentsByType.get(section) ?? [];
			const existing = documents.find((document) => document.name === name);
			if (existing) existing.languages.push(language);
			else documents.push({ name, languages: [language] });
			documentsByType.set(section, documents);
		}
	}
	return documentsByType;
}
