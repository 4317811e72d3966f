import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const code = /\.(ts|tsx|css|mjs)$/;
const generated = /\/(generated|migrations|recorded)\/|\/importMap\.|\/payload-types\./;
const test = /\.(test|spec)\.tsx?$|(^|\/)(test|testing)\/|^e2e\//;
const backend = /^apps\/backend\/src\/(?!(.*\/)?seed\/)/;
const documentation = /^(README|CONTRIBUTING|docs\/.*)\.md$/;

function sum(files: readonly string[], count: (text: string) => number): number {
	return files.reduce((total, file) => total + count(readFileSync(join(root, file), 'utf8')), 0);
}

const lines = (text: string) => text.split('\n').length - 1;
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The sizes of the files in git, as a table for the terminal. */
export function sizes(): string {
	const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
		.split('\0')
		.filter((file) => file !== '' && existsSync(join(root, file)));
	const written = files.filter((file) => code.test(file) && !generated.test(file));
	const folders = new Set(
		files.filter((file) => code.test(file) && backend.test(file)).map(dirname),
	);
	const rows: [string, number][] = [
		[
			'production lines',
			sum(
				written.filter((file) => !test.test(file)),
				lines,
			),
		],
		[
			'test lines',
			sum(
				written.filter((file) => test.test(file)),
				lines,
			),
		],
		['files in git', files.length],
		['folders of apps/backend/src with code', folders.size],
		[
			'words of the documentation',
			sum(
				files.filter((file) => documentation.test(file)),
				words,
			),
		],
	];
	return rows
		.map(([name, value]) => `${value.toLocaleString('en').padStart(9)}  ${name}`)
		.join('\n');
}
