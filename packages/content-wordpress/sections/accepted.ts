import type { WordPressClient } from '../asking/client.ts';
import { WordPressRefusal } from '../asking/failures.ts';
import { limits } from '../limits.ts';
import type { OptionsType, SectionFile } from './section-file.ts';
import { isRefused, Lines, Selection } from './selection.ts';

/** The mapped fields in the form that WordPress accepts. */
export interface AcceptedSections {
	file: SectionFile;
	selection: Selection;
	/** Selections to be added to those of pages, articles and products; empty without a mapping. */
	pages: string;
	posts: string;
	products: string;
	/** Whole operations. */
	options: ReadonlyMap<OptionsType, string>;
	/** What WordPress refuses, as `sections.yaml:12: …`. */
	findings: readonly string[];
}

/**
 * Finds the form of the mapped fields that WordPress accepts: names differ between versions of ACF's bridge. A field that is accepted
 * in no form is left out and named. Rejects when WordPress fails.
 */
export async function acceptSections(
	client: WordPressClient,
	file: SectionFile,
): Promise<AcceptedSections> {
	const selection = new Selection();
	const findings: string[] = [];
	const find = (write: (lines: Lines) => void, around: [string, string], line: number) =>
		acceptedText({
			client,
			findings,
			place: `${file.name}:${line}`,
			name: file.name,
			write,
			around,
		});
	const { pages, posts, products } = file;
	const [pageText, postText, productText, ...optionTexts] = await Promise.all([
		pages
			? find((lines) => selection.flexible(pages, 'Page', lines), inNodes('pages'), pages.line)
			: '',
		posts
			? find((lines) => selection.flexible(posts, 'Post', lines), inNodes('posts'), posts.line)
			: '',
		products
			? find(
					(lines) => selection.fields(products.fields, lines),
					inNodes(products.field),
					products.line,
				)
			: '',
		...[...file.options].map(async ([type, source]) => {
			const text = await find((lines) => selection.options(source, lines), ['{', '}'], source.line);
			return [type, text && `{ ${text} }`] as const;
		}),
	]);
	return {
		file,
		selection,
		pages: pageText,
		posts: postText,
		products: productText,
		options: new Map(optionTexts.filter(([, text]) => text !== '')),
		findings,
	};
}

const inNodes = (field: string): [string, string] => [
	`{ ${field}(first: 1) { nodes { __typename`,
	'} } }',
];

interface Attempt {
	client: WordPressClient;
	findings: string[];
	name: string;
	/** File and line of the part, for complaints about all of it. */
	place: string;
	write: (lines: Lines) => void;
	around: [string, string];
}

/** The lines that WordPress accepts; empty when it refuses what holds them. */
async function acceptedText({
	client,
	findings,
	name,
	place,
	write,
	around,
}: Attempt): Promise<string> {
	for (let round = 0; round < limits.mappingRounds; round += 1) {
		const lines = new Lines();
		lines.add(around[0]);
		write(lines);
		if (lines.length === 1) return '';
		lines.add(around[1]);
		try {
			await client.ask(lines.text);
			return lines.text.split('\n').slice(1, -1).join('\n');
		} catch (error) {
			if (!(error instanceof WordPressRefusal)) throw error;
			const refused = new Map(
				error.faults.map(({ message, locations }) => [
					lines.owner(locations?.[0]?.line ?? 0),
					message,
				]),
			);
			for (const [slot, message] of refused) {
				if (!slot) {
					findings.push(`${place}: WordPress refuses the mapping: ${message}`);
					return '';
				}
				slot.way += 1;
				if (isRefused(slot))
					findings.push(`${name}:${slot.line}: WordPress has no ${slot.name}: ${message}`);
			}
		}
	}
	findings.push(`${place}: WordPress accepts no form of the mapping`);
	return '';
}
