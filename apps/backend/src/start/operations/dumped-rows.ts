import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartProblem } from '../start-problem.ts';

/**
 * The number of rows of each table in a dump of PostgreSQL. Rows that a running backend writes after the dump do not count, as they would in
 * the database.
 */
export async function countDumpedRows(file: string): Promise<Record<string, number>> {
	const child = spawn('pg_restore', ['--data-only', '-f', '-', file], {
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const exit = once(child, 'close');
	const rows: Record<string, number> = {};
	let table: string | undefined;
	let rest = '';
	for await (const chunk of child.stdout.setEncoding('utf8')) {
		// Not by `node:readline`, which ends lines at U+2028 too; PostgreSQL escapes line ends in values.
		const lines = (rest + chunk).split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) {
			if (table === undefined) {
				table = /^COPY public\."?(\w+)"? \(/.exec(line)?.[1];
				if (table !== undefined) rows[table] = 0;
			} else if (line === '\\.') table = undefined;
			else rows[table] = (rows[table] ?? 0) + 1;
		}
	}
	const [code, signal] = await exit;
	if (code !== 0) throw new StartProblem(`pg_restore cannot read the dump: exit ${code ?? signal}`);
	return rows;
}
