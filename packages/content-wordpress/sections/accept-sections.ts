import { limits } from '../limits.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';
import { WordPressRefusal } from '../wpgraphql/failures.ts';
import type { OptionsType, SectionFile } from './section-file.ts';
import { isRefused, Lines, Selection } from './selection.ts';

/** Selections of the mapped fields that WordPress accepts. */
export interface AcceptedSections {
	file: SectionFile;
	selection: Selection;
	/** Added to the selections of pages, articles and products; empty without a mapping. */
	pages: string;
	posts: string;
	products: string;
	/** Complete operations. */
	options: ReadonlyMap<OptionsType, string>;
	/** Messages about refused parts, such as `sections.yaml:12: …`. */
	findings: readonly string[];
}

/**
 * Finds selections of the mapped fields that WordPress accepts, since names differ between versions of the ACF bridge. A field without
 * an accepted variant is left out and reported. Rejects when WordPress fails.
 */
export async function acceptSections(
	client: WordPressClient,
	file: SectionFile,
): Promise<AcceptedSections> {
	const selection = new Selection();
	const findings: string[] = [];
	/** Returns the lines that WordPress accepts; empty if it refuses the enclosing selection. */
	const accept = async (
		write: (lines: Lines) => void,
		[start, end]: [string, string],
		line: number,
	): Promise<string> => {
		const place = `${file.name}:${line}`;
		for (let round = 0; round < limits.mappingRounds; round += 1) {
			const lines = new Lines();
			lines.add(start);
			write(lines);
			if (lines.length === 1) return '';
			lines.add(end);
			try {
				await client.query(lines.text);
				return lines.text.split('\n').slice(1, -1).join('\n');
			} catch (error) {
				if (!(error instanceof WordPressRefusal)) throw error;
				const refusals = new Map(
					error.faults.map(({ message, locations }) => [
						lines.owner(locations?.[0]?.line ?? 0),
						message,
					]),
				);
				for (const [slot, message] of refusals) {
					if (!slot) {
						findings.push(`${place}: WordPress refuses the mapping: ${message}`);
						return '';
					}
					slot.variant += 1;
					if (isRefused(slot))
						findings.push(`${file.name}:${slot.line}: WordPress has no ${slot.name}: ${message}`);
				}
			}
		}
		findings.push(`${place}: WordPress accepts no variant of the mapping`);
		return '';
	};
	const { pages, posts, products } = file;
	const [pageText, postText, productText, ...optionTexts] = await Promise.all([
		pages
			? accept((lines) => selection.flexible(pages, 'Page', lines), inNodes('pages'), pages.line)
			: '',
		posts
			? accept((lines) => selection.flexible(posts, 'Post', lines), inNodes('posts'), posts.line)
			: '',
		products
			? accept(
					(lines) => selection.fields(products.fields, lines),
					inNodes(products.field),
					products.line,
				)
			: '',
		...[...file.options].map(async ([type, source]) => {
			const text = await accept(
				(lines) => selection.options(source, lines),
				['{', '}'],
				source.line,
			);
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
