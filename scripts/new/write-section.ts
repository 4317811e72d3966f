import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sectionFiles } from './section-files.ts';
import { sectionLines } from './section-lines.ts';
import type { SectionNames } from './section-names.ts';

/** Writes a new section into a project's folder and returns the paths. Writes nothing if a file exists or a place is missing. */
export function writeSection(project: string, names: SectionNames): string[] {
	const files = Object.entries(sectionFiles(names));
	const existing = files.find(([path]) => existsSync(join(project, path)));
	if (existing) throw new Error(`There is a ${existing[0]} already.`);
	const changes = sectionLines(names).map(({ path, insert }) => [
		path,
		insert(readFileSync(join(project, path), 'utf8')),
	]);
	const all = [...files, ...changes];
	for (const [path = '', text = ''] of all) {
		mkdirSync(dirname(join(project, path)), { recursive: true });
		writeFileSync(join(project, path), text);
	}
	return all.map(([path = '']) => path);
}
