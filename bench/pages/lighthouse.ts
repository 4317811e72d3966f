import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Scores {
	scores: Record<string, number>;
	/** Milliseconds. */
	lcp: number;
	tbt: number;
	cls: number;
}

/** Lighthouse's mobile run in a Chromium that listens on `port`; the median of `runs` by performance. */
export async function measureScores(url: string, port: number, runs: number): Promise<Scores> {
	const results: Scores[] = [];
	for (let run = 0; run < runs; run += 1) {
		const result = await lighthouse(url, {
			port,
			output: 'json',
			logLevel: 'error',
			onlyCategories: [...categories],
		});
		if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
		const { lhr } = result;
		results.push({
			scores: Object.fromEntries(
				categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
			),
			lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
			tbt: lhr.audits['total-blocking-time']?.numericValue ?? 0,
			cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
		});
	}
	results.sort((a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0));
	const median = results[Math.floor(results.length / 2)];
	if (!median) throw new Error('No run was asked for');
	return median;
}
