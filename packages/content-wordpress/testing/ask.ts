import { expect } from 'vitest';
import { WordPressContent, type WordPressContentOptions } from '../wordpress-content.ts';
import type { StandIn } from './stand-in.ts';

/** The content of a stand-in, as tests read it. */
export function contentOf(
	{ url }: StandIn,
	options: Partial<WordPressContentOptions> = {},
): WordPressContent {
	return new WordPressContent({ url, timeoutMs: 60_000, fetch, ...options });
}

/** Data of one operation, which must succeed. Its type is what the test expects of it. */
// biome-ignore lint/suspicious/noExplicitAny: tests name fields of answers they have just asked for
export async function ask(content: WordPressContent, query: string, variables = {}): Promise<any> {
	const { status, body } = await content.answer({ query, variables });
	expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
	// Answers are read as clients read them, after JSON.
	return JSON.parse(JSON.stringify(body.data));
}
