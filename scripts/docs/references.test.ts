import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
	cwd: root,
	encoding: 'utf8',
}).split('\n');

const filePath = String.raw`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|graphql|css|ya?ml|mjs|conf|vcl|md))`;
const codeStyle = new RegExp(`\`${filePath}\``, 'g');
const inDiagrams = new RegExp(`(?<!\\S)${filePath}(?![\\w/])`, 'g');

/** Paths of files in code style and in diagrams, relative to the project's root or to a program's folder. */
const filePathsIn = (text: string): string[] => {
	const diagrams = [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
		.filter(([, language]) => language === '')
		.map(([, , diagram = '']) => diagram);
	return [...text.matchAll(codeStyle), ...diagrams.join('\n').matchAll(inDiagrams)].map(
		([, path = '']) => path,
	);
};

test('documents name existing files', () => {
	const documents = globSync('{*.md,docs/**/*.md}', { cwd: root });
	const missing = documents.flatMap((document) =>
		filePathsIn(readFileSync(join(root, document), 'utf8'))
			.filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`)))
			.map((path) => `${document}: ${path}`),
	);
	expect(documents.length).toBeGreaterThan(30);
	expect(missing).toEqual([]);
});

test('Documents name folders that exist', () => {
	const documents = globSync('{*.md,docs/**/*.md}', { cwd: root, exclude: ['CHANGELOG.md'] });
	const missing = documents.flatMap((document) =>
		[
			...readFileSync(join(root, document), 'utf8').matchAll(
				/`((?:[\w.()-]+\/){2,})(?:\*[\w.]*)?`/g,
			),
		]
			.map(([, path = '']) => path)
			.filter((path) => !files.some((file) => file.startsWith(path) || file.includes(`/${path}`)))
			.map((path) => `${document}: ${path}`),
	);
	expect(missing).toEqual([]);
});

/** Names of functions and values in code style. */
const identifiersIn = (document: string): string[] =>
	[...document.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].flatMap(
		([, code = '']) => code.match(/\b[a-z]+[A-Z]\w*\b/g) ?? [],
	);

test('documents name existing functions and values', () => {
	// Decision records may name rejected alternatives.
	const documents = globSync('{*.md,docs/*.md,packages/*/*.md}', {
		cwd: root,
		exclude: ['CHANGELOG.md'],
	});
	const sources = files.filter((file) =>
		/\.(tsx?|mjs|graphql|css|ya?ml|json|conf|vcl)$|\.env\.example$/.test(file),
	);
	const existing = new Set(
		sources.flatMap(
			(file) => readFileSync(join(root, file), 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? [],
		),
	);
	const missing = documents.flatMap((document) =>
		identifiersIn(readFileSync(join(root, document), 'utf8'))
			.filter((identifier) => !existing.has(identifier))
			.map((identifier) => `${document}: ${identifier}`),
	);
	expect(missing).toEqual([]);
});

/** The anchors of a document's headings, in GitHub's format. */
const anchorsOf = (text: string): string[] =>
	[...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\s_-]/gu, '')
			.replaceAll(' ', '-'),
	);

test('links between documents lead to existing files and headings', () => {
	const documents = globSync('{*.md,docs/**/*.md,deploy/**/*.md,packages/*/*.md}', {
		cwd: root,
		exclude: ['**/node_modules/**'],
	});
	const broken = documents.flatMap((document) => {
		const text = readFileSync(join(root, document), 'utf8');
		return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
			.filter(([, path = '', anchor]) => {
				const file = path ? join(root, dirname(document), path) : join(root, document);
				if (!existsSync(file)) return true;
				return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
			})
			.map(([link]) => `${document}: ${link}`);
	});
	expect(broken).toEqual([]);
});
