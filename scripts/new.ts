import { sectionNames } from './new/section-names.ts';
import { writeSection } from './new/write-section.ts';
import { runCommand } from './starter/command.ts';
import { Problem, run } from './starter/problem.ts';
import { root } from './starter/programs.ts';

/** `npm run new -- section <name> <English> <Danish> <German>`: creates a section type that passes the checks. */
await run(async () => {
	const [kind, name = '', ...labels] = process.argv.slice(2);
	if (kind !== 'section')
		throw new Problem(`npm run new creates a "section", not "${kind ?? ''}".`);
	const names = sectionNames(name, labels);
	if (typeof names === 'string') throw new Problem(names);
	const paths = writeSection(root, names);
	const isGenerated =
		(await runCommand('biome', [
			'check',
			'--write',
			...paths.filter((path) => /tsx?$/.test(path)),
		])) === 0 &&
		(await runCommand('node', ['scripts/generate.ts'])) === 0 &&
		(await runCommand('npm', ['run', 'generate', '--silent', '-w', 'apps/backend'])) === 0;
	if (!isGenerated)
		throw new Problem('The section was created, but formatting or generating failed; see above.');
	console.log(
		`\n${paths.join('\n')}\n\nSee it: npm run dev, /examples?part=sections/${names.folder}`,
	);
});
