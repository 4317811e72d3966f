import type { GraphQLSchema } from 'graphql';
import {
	contractExtras,
	type Extra,
} from '../../apps/site/app/content/endpoint/contract/contract-extras.ts';

/** Titles of the tables. `check:content` lists arguments and fields too. */
const kinds = { operation: 'operation', type: 'section or element' };
const extrasBlock =
	/(<!-- extras: written by `npm run generate` -->\n)[\s\S]*?(<!-- end of extras -->)/;

/** Updates the tables of extras in a document from the contract's directives. Extras are parts beyond the specification. */
export function withExtras(document: string, schema: GraphQLSchema): string {
	const extras = contractExtras(schema);
	const tables = (['operation', 'type'] as const).map((kind) =>
		table(
			kinds[kind],
			extras.filter((extra) => extra.kind === kind),
		),
	);
	return document.replace(
		extrasBlock,
		(_all, begin, end) => `${begin}\n${tables.join('\n\n')}\n\n${end}`,
	);
}

/**
 * A Markdown table with one row for all extras whose absence has the same effect. Columns are as wide as their longest cell, like those of
 * the project's formatter.
 */
function table(title: string, extras: readonly Extra[]): string {
	const rows = [...Map.groupBy(extras, ({ without }) => without)].map(([without, same]) => [
		same.map(({ name }) => `\`${name.replace(/^Query\./, '')}\``).join(', '),
		without,
	]);
	const cells = [[title, 'without it'], ...rows];
	const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
	const line = (row: readonly string[]) =>
		`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
	const [head = [], ...body] = cells;
	return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
