import { SpanKind } from '@opentelemetry/api';
import { ClientError, type GraphQLClient } from 'graphql-request';
import { createContext, type RouterContextProvider } from 'react-router';
import { traced } from '../http/traced.server';
import type { AnimationHosts } from './animation-address';
import { cleanContent } from './clean-content.server';
import { contentUnavailable, invalidAddress } from './errors.server';
import type { TypedDocumentString } from './generated/documents';

/** Reads content for one request and remembers what was read, so that the page can be purged when any of it changes. */
export interface Content {
	/**
	 * Runs one operation and returns its data, HTML sanitised and addresses made the site's own.
	 * Ends the loader with a 503 when the endpoint fails in any way: never a 404, never a 500 (specification section 8).
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
	/** Told about every call and how it ended. */
	onCall: (call: ContentCall) => void;
	/** Called when the error policy let errors beside the data pass. */
	onDegraded: (reason: unknown) => void;
}

/** A finished call to the content endpoint. */
export interface ContentCall {
	ms: number;
	error?: unknown;
}

export function createContent(options: ContentOptions): Content {
	const { client, onTags, onCall, onDegraded, ...hosts } = options;
	return {
		async query(document, variables) {
			const start = performance.now();
			try {
				const { data, extensions, errors } = await traced(
					`content ${operationName(document.toString())}`,
					{ kind: SpanKind.CLIENT },
					() => client.rawRequest<unknown>(document.toString(), variables),
				);
				if (!data) throw new Error('The content endpoint answered without data', { cause: errors });
				onCall({ ms: performance.now() - start });
				onTags(cacheTags(extensions));
				if (errors?.length) onDegraded(errors);
				// The document's type says what the endpoint promised; clean-content keeps its shape.
				return cleanContent(data, hosts) as never;
			} catch (error) {
				const ms = performance.now() - start;
				if (isRefusedInput(error)) {
					onCall({ ms });
					return invalidAddress();
				}
				onCall({ ms, error });
				return contentUnavailable();
			}
		},
	};
}

/** Whether the endpoint works but refuses what the visitor's address asked for, such as a cursor nobody gave out. */
function isRefusedInput(error: unknown): boolean {
	if (!(error instanceof ClientError)) return false;
	const errors = error.response.errors ?? [];
	return (
		errors.length > 0 && errors.every(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')
	);
}

const operationName = (query: string): string => /query (\w+)/.exec(query)?.[1] ?? '';

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
