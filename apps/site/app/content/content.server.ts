import type { GraphQLClient } from 'graphql-request';
import { createContext, type RouterContextProvider } from 'react-router';
import type { AnimationHosts } from './animation-address';
import { cleanContent } from './clean-content.server';
import { ContentUnavailableError } from './content-unavailable';
import type { TypedDocumentString } from './generated/documents';

/** Reads content for one request and remembers what was read, so that the page can be purged when any of it changes. */
export interface Content {
	/**
	 * Runs one operation and returns its data, HTML sanitised and addresses made the site's own.
	 * Throws ContentUnavailableError when the endpoint fails in any way.
	 */
	query<Data, Variables extends Record<string, unknown>>(
		document: TypedDocumentString<Data, Variables>,
		variables: Variables,
	): Promise<Data>;
}

export interface ContentOptions extends AnimationHosts {
	client: GraphQLClient;
	/** Receives the cache tags of everything read. */
	onTags: (tags: readonly string[]) => void;
}

export function createContent({ client, onTags, ...hosts }: ContentOptions): Content {
	return {
		async query(document, variables) {
			try {
				const { data, extensions } = await client.rawRequest<unknown>(
					document.toString(),
					variables,
				);
				onTags(cacheTags(extensions));
				// The document's type says what the endpoint promised; clean-content keeps its shape.
				return cleanContent(data, hosts) as never;
			} catch (cause) {
				throw new ContentUnavailableError('The content endpoint failed', { cause });
			}
		},
	};
}

function cacheTags(extensions: unknown): string[] {
	if (typeof extensions !== 'object' || extensions === null) return [];
	const tags: unknown = 'cacheTags' in extensions ? extensions.cacheTags : [];
	return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

export const contentContext = createContext<Content>();

/** The content reader of the current request. */
export function getContent(context: Readonly<RouterContextProvider>): Content {
	return context.get(contentContext);
}
