import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageCommand } from './new/language/command.ts';
import { sectionFiles } from './new/section-files.ts';
import { sectionLines } from './new/section-lines.ts';
import { type SectionNames, sectionNames } from './new/section-names.ts';
import { runCommands } from './starter/command.ts';
import { Problem, run } from './starter/problem.ts';
import { root } from './starter/programs.ts';

/** Writes a new section into a project's folder and returns the paths. Writes nothing if a file exists or a place is missing. */
function writeSection(project: string, names: SectionNames): string[] {
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

/**
 * `npm run new -- section <name> <English> <Danish> <German>`: creates a section type that passes the checks.
 * `npm run new -- language <tag> <name>` and `language --remove <code>`: add or remove a language.
 */
await run(async () => {
	const [kind, name = '', ...labels] = process.argv.slice(2);
	if (kind === 'language') return languageCommand([name, ...labels]);
	if (kind !== 'section')
		throw new Problem(`npm run new creates a "section" or a "language", not "${kind ?? ''}".`);
	const names = sectionNames(name, labels);
	if (typeof names === 'string') throw new Problem(names);
	const paths = writeSection(root, names);
	const sources = paths.filter((path) => /tsx?$/.test(path));
	await runCommands(
		'The section was created, but this failed',
		`biome check --write ${sources.join(' ')}`,
		'node scripts/generate.ts',
		'npm run generate --silent -w apps/backend',
		'node scripts/checks/budget.ts --raise',
	);
	console.log(
		`\n${paths.join('\n')}\n\nSee it: npm run dev, /examples?part=sections/${names.folder}`,
	);
});
