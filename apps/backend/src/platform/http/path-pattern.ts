/** The values of a pattern's parameters, null without a match: `/a/:id` takes one segment, `/a/:id?` also none, in either case. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
	const expected = pattern.split('/').filter(Boolean);
	const given = path.split('/').filter(Boolean);
	const values: Record<string, string> = {};
	for (const [at, part] of expected.entries()) {
		const segment = given[at];
		if (segment === undefined && part.endsWith('?')) continue;
		if (segment === undefined) return null;
		if (part.startsWith(':')) values[part.replace(/^:|\?$/g, '')] = segment;
		else if (part.toLowerCase() !== segment.toLowerCase()) return null;
	}
	return given.length <= expected.length ? values : null;
}
