import type { GraphQLSchema } from 'graphql';
import {
	contractExtras,
	type Extra,
} from '../../apps/site/app/content/endpoint/contract/contract-extras.ts';

const kinds: Record<Extra['kind'], string> = {
	operation: 'operation',
	argument: 'argument',
	field: 'field',
	type: 'section or element',
};
const place = /(<!-- extras: written by `npm run generate` -->\n)[\s\S]*?(<!-- end of extras -->)/;

/** A document with the tables of what is beyond the specification, as the contract's directives say it. */
export function withExtras(document: string, schema: GraphQLSchema): string {
	const extras = contractExtras(schema);
	const tables = (Object.keys(kinds) as Extra['kind'][]).map((kind) =>
		table(
			kinds[kind],
			extras.filter((extra) => extra.kind === kind),
		),
	);
	return document.replace(
		place,
		(_all, begin, end) => `${begin}\n${tables.join('\n\n')}\n\n${end}`,
	);
}

/** A table whose columns are as wide as their longest cell, as the project's formatter has them. */
function table(title: string, extras: readonly Extra[]): string {
	const rows = extras.map(({ name, without }) => [`\`${name.replace(/^Query\./, '')}\``, without]);
	const cells = [[title, 'without it'], ...rows];
	const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
	const line = (row: readonly string[]) =>
		`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
	const [head = [], ...body] = cells;
	return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
