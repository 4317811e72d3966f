import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { quantile } from '../quantile.ts';

const folder = join(import.meta.dirname, '../results');
const file = join(folder, 'publish.json');

const times = z.record(z.string(), z.array(z.number()));
const runs = z.array(z.object({ posts: z.number(), load: z.number(), at: z.string(), times }));

export type Times = z.infer<typeof times>;

/** Stores a run together with those of other numbers of posts, as JSON and as a table, and prints the table. */
export function savePublishing(posts: number, durations: Times): void {
	mkdirSync(folder, { recursive: true });
	const current = {
		posts,
		load: loadavg()[0] ?? 0,
		at: new Date().toISOString(),
		times: durations,
	};
	const all = [...readEarlierRuns().filter((run) => run.posts !== posts), current];
	all.sort((a, b) => a.posts - b.posts);
	writeFileSync(file, `${JSON.stringify(all, null, '\t')}\n`);
	const table = markdown(all);
	writeFileSync(join(folder, 'publish.md'), table);
	console.log(table);
}

function readEarlierRuns(): z.infer<typeof runs> {
	try {
		return runs.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		return [];
	}
}

function markdown(all: z.infer<typeof runs>): string {
	const names = [...new Set(all.flatMap((run) => Object.keys(run.times)))];
	const cell = (values: number[] = [], share: number) =>
		values.length ? `${Math.round(quantile(values, share))} ms` : '–';
	const rows = names.map((name) =>
		[name, ...all.flatMap((run) => [0.5, 0.99].map((share) => cell(run.times[name], share)))].join(
			' | ',
		),
	);
	const heads = all.flatMap(({ posts }) => [`${posts} posts: p50`, 'p99']);
	const loads = all.map(({ posts, load, at }) => `${posts} posts: ${at}, load ${load.toFixed(1)}`);
	return `# From publishing to the visitor

\`npm run bench -- publish\` and \`npm run bench -- publish --posts 10000\`: published by REST; every URL is requested every 10 ms until it shows the change. Time from the publishing request to:

| | ${heads.join(' | ')} |
|---|${'---|'.repeat(heads.length)}
${rows.map((row) => `| ${row} |`).join('\n')}

First responses are measured once, with empty caches. ${process.version}; ${loads.join('; ')}.
`;
}
