import { parseArgs } from 'node:util';
import { buildChanged } from '../scripts/starter/build.ts';
import { Problem, run } from '../scripts/starter/problem.ts';

const benchmarks: Record<string, (posts: number, sizes: string[]) => Promise<void>> = {
	publish: async (posts) => (await import('./publish.ts')).benchPublish(posts),
	prices: async (_posts, sizes) => (await import('./prices.ts')).benchPrices(sizes),
	pages: async () => (await import('./pages.ts')).benchPages(),
	attack: async () => (await import('./attack.ts')).benchAttack(),
	memory: async () => (await import('./memory.ts')).benchMemory(),
	cold: async () => (await import('./cold.ts')).benchCold(),
	navigation: async () => (await import('./navigation.ts')).benchNavigation(),
	editors: async (posts) => (await import('./editors.ts')).benchEditors(posts),
	search: async (posts) => (await import('./search.ts')).benchSearch(posts),
	footer: async (posts) => (await import('./footer.ts')).benchFooter(posts),
	serve: async (posts) => (await import('./serve.ts')).benchServe(posts),
};

/**
 * `npm run bench -- pages|serve|publish|footer|prices|attack|memory|cold|navigation|editors|search`: runs a benchmark, prints a table and
 * stores it in bench/results/. `--posts 10000` sets the number of articles for serve, publish, footer, editors and search (default 20).
 * `prices 1000 10000` sets the numbers of operators per country.
 */
await run(async () => {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { posts: { type: 'string', default: '20' } },
	});
	const [name = '', ...sizes] = positionals;
	const posts = Number(values.posts);
	if (!Number.isInteger(posts) || posts < 1) throw new Problem('--posts takes a whole number');
	const benchmark = benchmarks[name];
	if (!benchmark) {
		throw new Problem(`Choose a benchmark: ${Object.keys(benchmarks).join(', ')}`);
	}
	await buildChanged();
	await benchmark(posts, sizes);
});
