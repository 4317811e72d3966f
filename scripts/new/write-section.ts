import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sectionFiles } from './section-files.ts';
import { sectionLines } from './section-lines.ts';
import type { SectionNames } from './section-names.ts';

/** Writes a new section into a project's folder. Nothing is written when a file is there already or a place is missing. Returns the paths. */
export function writeSection(project: string, names: SectionNames): string[] {
	const files = Object.entries(sectionFiles(names));
	const there = files.find(([path]) => existsSync(join(project, path)));
	if (there) throw new Error(`There is a ${there[0]} already.`);
	const changed = sectionLines(names).map(({ path, insert }) => [
		path,
		insert(readFileSync(join(project, path), 'utf8')),
	]);
	const all = [...files, ...changed];
	for (const [path = '', text = ''] of all) {
		mkdirSync(dirname(join(project, path)), { recursive: true });
		writeFileSync(join(project, path), text);
	}
	return all.map(([path = '']) => path);
}
