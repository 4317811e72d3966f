import type { SectionNames } from './section-names.ts';

/** A change of an existing file. `insert` returns the new text, and throws if the place for the line is not found. */
export interface Insertion {
	path: string;
	insert(text: string): string;
}

export function sectionLines({ folder, slug, pascal, type }: SectionNames): Insertion[] {
	return [
		{
			path: 'packages/contracts/content.graphql',
			insert: (text) =>
				insertBefore(
					insertBefore(
						text,
						/(?<=^union PageSection =\n(?:\t\| \w+\n)+)(?!\t\| )/m,
						`\t| ${type}\n`,
					),
					/(?<=^type \w+Section @extra[^{]*\{[^}]*\}\n)(?![\s\S]*^type \w+Section )/m,
					`\ntype ${type} @extra(without: "pages have no such sections") {\n\tid: ID!\n\theading: String!\n\ttext: HTML!\n\ttheme: SectionTheme!\n}\n`,
				),
		},
		{
			path: 'apps/site/app/sections/index.tsx',
			insert: (text) => {
				const withImport = insertSorted(
					text,
					/^import .* from '\.\/.*';$/gm,
					`import { ${pascal}Section } from './${folder}/${folder}';`,
					(line) => line.replace(/.* from /, ''),
				);
				return insertSorted(withImport, /^\t\w+Section,$/gm, `\t${pascal}Section,`);
			},
		},
		{
			path: 'apps/backend/src/model/sections/registry.ts',
			insert: (text) =>
				insertSorted(text, /^export \* as .*$/gm, `export * as ${slug} from './${folder}.ts';`),
		},
	];
}

/** Inserts text into a file before the first match; throws if there is none. */
export function insertBefore(text: string, place: RegExp, insertion: string): string {
	const match = place.exec(text);
	if (!match) throw new Error(`Found no place for ${insertion.trim().split('\n')[0]}`);
	return text.slice(0, match.index) + insertion + text.slice(match.index);
}

/** Inserts a line among those that match the pattern, in alphabetical order. */
function insertSorted(
	text: string,
	pattern: RegExp,
	line: string,
	key = (one: string) => one,
): string {
	const matches = [...text.matchAll(pattern)];
	const next = matches.find(([one]) => key(one).localeCompare(key(line)) > 0);
	const last = matches.at(-1);
	if (!last) throw new Error(`Found no place for ${line.trim()}`);
	const at = next ? next.index : last.index + last[0].length + 1;
	return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}
