import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem, run } from '../starter/problem.ts';
import limits from './budget.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const code = /\.(ts|tsx|css|mjs)$/;
const generated = /\/(generated|migrations|recorded)\/|\/importMap\.|\/payload-types\./;
const test = /\.(test|spec)\.tsx?$|(^|\/)(test|testing)\/|^e2e\//;
const backend = /^apps\/backend\/src\/(?!(.*\/)?seed\/)/;
const documentation = /^(README|CONTRIBUTING|docs\/.*)\.md$/;

/** What a command prints. Its exit code does not count: `npm ls` fails for peer dependencies that the project overrides. */
function output(line: string): string {
	const [command = '', ...args] = line.split(' ');
	return spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout;
}

function sum(files: readonly string[], count: (text: string) => number): number {
	return files.reduce((total, file) => total + count(readFileSync(join(root, file), 'utf8')), 0);
}

const lines = (text: string) => text.split('\n').length - 1;
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The tests that Playwright lists for `npm test`, at each width. */
function browserTests(): number {
	const list = output('playwright test --config e2e/playwright.config.ts --list --reporter=line');
	return Number(/Total: (\d+) tests?/.exec(list)?.[1]);
}

/** The packages that `npm start` installs, according to the lock file. */
function installedPackages(): number {
	const programs = '-w apps/site -w apps/backend';
	const paths = output(`npm ls ${programs} --all --parseable --package-lock-only`).split('\n');
	return new Set(paths.filter((path) => path.includes('node_modules'))).size;
}

/** What the project's size is measured by, of the files in git and those that are not ignored. */
function measures(): Record<keyof typeof limits, number> {
	const files = output('git ls-files -z --cached --others --exclude-standard --deduplicate')
		.split('\0')
		.filter((file) => file !== '' && existsSync(join(root, file)));
	const written = files.filter((file) => code.test(file) && !generated.test(file));
	const folders = new Set(
		files.filter((file) => code.test(file) && backend.test(file)).map(dirname),
	);
	const production = written.filter((file) => !test.test(file));
	return {
		'production lines': sum(production, lines),
		'test lines': sum(
			written.filter((file) => test.test(file)),
			lines,
		),
		'files in git': files.length,
		'folders of apps/backend/src with code': folders.size,
		'words of the documentation': sum(
			files.filter((file) => documentation.test(file)),
			words,
		),
		'browser tests': browserTests(),
		'packages of npm start': installedPackages(),
	};
}

/** Prints each measure beside its limit in `budget.json`; fails if one is above it. For forks, `--raise` raises such limits instead. */
await run(async () => {
	const number = (value: number) => value.toLocaleString('en').padStart(9);
	const over = Object.entries(measures()).filter(([name, value]) => {
		const limit = limits[name as keyof typeof limits];
		console.log(`${number(value)} of ${number(limit)}  ${name}`);
		return !(value <= limit);
	});
	if (process.argv.includes('--raise')) {
		const raised = { ...limits, ...Object.fromEntries(over) };
		writeFileSync(
			join(import.meta.dirname, 'budget.json'),
			`${JSON.stringify(raised, null, '\t')}\n`,
		);
	} else if (over.length > 0) {
		throw new Problem(
			`Above scripts/checks/budget.json: ${over.map(([name]) => name).join(', ')}. Delete something; CONTRIBUTING.md says when a number may go up.`,
		);
	}
});
