import { and, like, notLike, or } from '@payloadcms/db-sqlite/drizzle';

type Column = Parameters<typeof like>[0];

/** A pattern as typed, in lower case, in upper case and with a capital. */
function spellings(pattern: string): string[] {
	const lower = pattern.toLowerCase();
	const capital = lower.replace(/\p{L}/u, (letter) => letter.toUpperCase());
	return [...new Set([pattern, lower, pattern.toUpperCase(), capital])];
}

const anySpelling = (column: Column, pattern: unknown) =>
	or(...spellings(String(pattern)).map((each) => like(column, each)));

/**
 * Makes searches in lists ignore the case of all letters. SQLite's LIKE ignores that of ASCII letters only, so "über" does not find
 * "Über uns" (https://sqlite.org/lang_expr.html#like). The client cannot define functions.
 *
 * Upstream: no setting. Tests: `test/link-targets.test.ts`, `test/upstream/sources.test.ts`.
 */
export const ignoreLetterCase = (adapter: object): unknown =>
	Object.assign(Reflect.get(adapter, 'operators'), {
		like: anySpelling,
		contains: anySpelling,
		not_like: (column: Column, pattern: unknown) =>
			and(...spellings(String(pattern)).map((each) => notLike(column, each))),
	});
