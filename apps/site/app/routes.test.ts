import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from './routes';

const entries: RouteConfigEntry[] = [...(await routes)];

describe('the route table', () => {
	it.each(['blog', 'blog/category/:slug', 'docs/*'])(
		'has one route for /{lang?}/%s, without a parent route',
		(path) => {
			for (const address of [path, `da/${path}`, `de/${path}`]) {
				const [entry, ...others] = entries.filter((candidate) => candidate.path === address);
				expect(others, address).toEqual([]);
				expect(entry, address).toBeDefined();
			}
			expect(entries.filter(({ children }) => children?.length)).toEqual([]);
		},
	);

	it('has the page of examples in development only', () => {
		expect(entries.filter(({ path }) => path?.endsWith('examples'))).toEqual([]);
	});

	it('has the specified routes in each language', () => {
		const paths = new Set(entries.map(({ path, index }) => (index ? '' : path)));
		const specified = [
			'',
			':slug',
			':parentSlug/:slug',
			'blog',
			'blog/:slug',
			'blog/category/:slug',
			'docs/*',
		];
		for (const path of specified) {
			for (const prefix of ['', 'da', 'de']) {
				const address = [prefix, path].filter(Boolean).join('/');
				expect(paths, address).toContain(address);
			}
		}
	});
});
