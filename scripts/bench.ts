import { buildChanged } from './starter/build.ts';
import { Problem, run } from './starter/problem.ts';

const benchmarks: Record<string, () => Promise<void>> = {
	publish: async () => (await import('../bench/publish.ts')).benchPublish(),
	prices: async () => (await import('../bench/prices.ts')).benchPrices(process.argv.slice(3)),
	pages: async () => (await import('../bench/pages.ts')).benchPages(),
	serve: async () => (await import('../bench/serve.ts')).benchServe(),
};

/** `npm run bench -- pages|serve|publish|prices`: measures, prints a table and keeps it in bench/results/. */
await run(async () => {
	const name = process.argv[2] ?? '';
	const benchmark = benchmarks[name];
	if (!benchmark) {
		throw new Problem(`Choose a benchmark: ${Object.keys(benchmarks).join(', ')}`);
	}
	await buildChanged();
	await benchmark();
});
