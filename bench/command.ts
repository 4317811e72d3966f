import { buildChanged, buildIfChanged } from '../scripts/starter/build.ts';
import { Problem, run } from '../scripts/starter/problem.ts';

const benchmarks: Record<string, () => Promise<void>> = {
	pages: async () => (await import('./pages.ts')).benchPages(),
	cold: async () => (await import('./cold.ts')).benchCold(),
	serve: async () => (await import('./serve.ts')).benchServe(),
	publish: async () => (await import('./publish.ts')).benchPublish(),
	touch: async () => (await import('./touch.ts')).benchTouch(),
	anonymous: async () => (await import('./anonymous.ts')).benchAnonymous(),
};

/** `npm run bench -- pages|cold|serve|publish|touch|anonymous`: runs a benchmark on the built programs and prints a table. */
await run(async () => {
	const [name = ''] = process.argv.slice(2);
	const benchmark = benchmarks[name];
	if (!benchmark) throw new Problem(`Choose a benchmark: ${Object.keys(benchmarks).join(', ')}`);
	await (name === 'serve' ? buildIfChanged('site') : buildChanged());
	await benchmark();
});
