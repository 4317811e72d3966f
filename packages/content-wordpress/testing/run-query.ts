import { expect } from 'vitest';
import { WordPressContent, type WordPressContentOptions } from '../wordpress-content.ts';
import type { StandIn } from './stand-in.ts';

/** The content of a stand-in. */
export function contentOf(
	{ url }: StandIn,
	options: Partial<WordPressContentOptions> = {},
): WordPressContent {
	return new WordPressContent({ url, timeoutMs: 60_000, fetch, ...options });
}

/** Executes an operation, expects success, and returns its data. */
// biome-ignore lint/suspicious/noExplicitAny: tests know the fields of their own queries
export async function run(content: WordPressContent, query: string, variables = {}): Promise<any> {
	const { status, body } = await content.execute({ query, variables });
	expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
	// Clients get the data as JSON.
	return JSON.parse(JSON.stringify(body.data));
}
