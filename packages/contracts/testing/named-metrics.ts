import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../deploy/monitoring');

/** The metrics of a program that the alerting rules and the dashboard in `deploy` name, without a histogram's endings. */
export function namedMetrics(program: 'backend' | 'site'): Set<string> {
	const text = ['rules.yaml', 'dashboard.json']
		.map((file) => readFileSync(join(folder, file), 'utf8'))
		.join('\n');
	const names = [...text.matchAll(/\b(?:backend|site)_\w+/g)].map(([name]) => name);
	return new Set(
		names
			.filter((name) => name.startsWith(`${program}_`))
			.map((name) => name.replace(/_(bucket|count|sum)$/, '')),
	);
}
