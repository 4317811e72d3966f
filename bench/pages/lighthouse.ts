import lighthouse, { type Result } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's benchmark index of a mid-tier phone like a Pixel 5, to which Chrome DevTools calibrates its slowdown. */
const midTierIndex = 1000;

export interface Scores {
	scores: Record<string, number>;
	lcp: number;
	tbt: number;
	cls: number;
	benchmarkIndex: number;
	/** Performance with the processor throttled to a mid-tier phone, instead of by Lighthouse's fixed factor of 4. */
	midTierPerformance: number;
}

/** Runs Lighthouse for mobile in a Chromium with the debugging port `port`, and returns the median of `runs` by performance. */
export async function measureScores(url: string, port: number, runs: number): Promise<Scores> {
	const results = await repeat(runs, () => runLighthouse(url, port));
	const { categories: categoryResults, audits, environment } = medianByPerformance(results);
	const { benchmarkIndex } = environment;
	const cpuSlowdownMultiplier = Math.max(1, benchmarkIndex / midTierIndex);
	const midTierResults = await repeat(runs, () => runLighthouse(url, port, cpuSlowdownMultiplier));
	return {
		scores: Object.fromEntries(
			categories.map((name) => [name, percent(categoryResults[name]?.score)]),
		),
		lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
		tbt: audits['total-blocking-time']?.numericValue ?? 0,
		cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
		benchmarkIndex,
		midTierPerformance: percent(medianByPerformance(midTierResults).categories.performance?.score),
	};
}

async function runLighthouse(
	url: string,
	port: number,
	cpuSlowdownMultiplier?: number,
): Promise<Result> {
	const result = await lighthouse(
		url,
		{ port, output: 'json', logLevel: 'error', onlyCategories: [...categories] },
		cpuSlowdownMultiplier
			? { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier } } }
			: undefined,
	);
	if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
	return result.lhr;
}

async function repeat<Value>(times: number, make: () => Promise<Value>): Promise<Value[]> {
	const values: Value[] = [];
	for (let run = 0; run < times; run += 1) values.push(await make());
	return values;
}

function medianByPerformance(results: Result[]): Result {
	const score = ({ categories: { performance } }: Result) => performance?.score ?? 0;
	const sorted = results.toSorted((a, b) => score(a) - score(b));
	const median = sorted[Math.floor(sorted.length / 2)];
	if (!median) throw new Error('The number of runs must be positive');
	return median;
}

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);
