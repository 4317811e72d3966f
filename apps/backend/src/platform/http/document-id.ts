import type { Collection, Payload } from 'payload';
import { Refusal } from './refusal.ts';

/** The parameters of a path, or null if it does not match: `/a/:id` needs the segment, `/a/:id?` does not. Ignores case. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
	const expected = pattern.split('/').filter(Boolean);
	const segments = path.split('/').filter(Boolean);
	const values: Record<string, string> = {};
	for (const [at, part] of expected.entries()) {
		const segment = segments[at];
		if (segment === undefined && part.endsWith('?')) continue;
		if (segment === undefined) return null;
		if (part.startsWith(':')) values[part.replace(/^:|\?$/g, '')] = segment;
		else if (part.toLowerCase() !== segment.toLowerCase()) return null;
	}
	return segments.length <= expected.length ? values : null;
}

/** The largest id that both databases accept. */
const largest = 2 ** 31 - 1;

/** The collection that the path names; undefined if it names none. */
export const collectionOf = (
	payload: Payload,
	[slug = '']: readonly string[],
): Collection | undefined =>
	Object.entries(payload.collections).find(([name]) => name === slug)?.[1];

/** Rejects an id that no document can have; Payload would read `12abc` as 12, and query the database for `NaN`. */
export function checkId(
	collection: Collection,
	method: string,
	[, ...rest]: readonly string[],
): void {
	const { endpoints } = collection.config;
	if (!endpoints || collection.customIDType === 'text') return;
	const path = rest.join('/');
	for (const endpoint of endpoints) {
		if (endpoint.method.toUpperCase() !== method) continue;
		const values = matchPath(endpoint.path, path);
		if (!values) continue;
		if (values.id === undefined || endpoint.path.startsWith('/verify/')) return;
		if (!/^[1-9]\d{0,9}$/.test(values.id) || Number(values.id) > largest)
			throw new Refusal(404, 'There is no document with this id');
		return;
	}
}
