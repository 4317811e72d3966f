'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { callEndpoint, type EndpointCall, messageOf } from './call-endpoint.ts';

/** `callEndpoint` with a path below the API's, in the language of the interface. */
export function useCall() {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { api } = config.routes;
	return useCallback(
		<Schema extends z.ZodType>(
			schema: Schema,
			path: string,
			call: Omit<EndpointCall, 'language'> = {},
		) => callEndpoint(schema, api + path, { ...call, language: i18n.language }),
		[api, i18n.language],
	);
}

interface Endpoint<Result> {
	/** Null until the first response arrives. */
	response: Result | null;
	/** Why the last request failed, in the language of the interface; null if it succeeded. */
	problem: string | null;
	/** Fetches again; `response` stays until the response arrives. */
	read: () => Promise<void>;
	/** Replaces `response` by the result of another call. */
	setResponse: (response: Result) => void;
}

/**
 * The result of an endpoint: fetched as soon as there is a path, and again whenever the path or `version` changes.
 *
 * @param schema of the response's body; must be the same object in each render
 * @param path below the API's; null if there is nothing to fetch yet
 */
export function useEndpoint<Schema extends z.ZodType>(
	schema: Schema,
	path: string | null,
	version?: unknown,
): Endpoint<z.infer<Schema>> {
	const call = useCall();
	const [response, setResponse] = useState<z.infer<Schema> | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const fetchWith = useCallback(
		async (signal?: AbortSignal) => {
			if (path === null) return;
			try {
				const result = await call(schema, path, signal ? { signal } : {});
				if (signal?.aborted) return;
				setResponse(result);
				setProblem(null);
			} catch (cause) {
				if (signal?.aborted) return;
				console.error(cause);
				setProblem(messageOf(cause));
			}
		},
		[call, path, schema],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `version` changes when there is something new to fetch.
	useEffect(() => {
		const controller = new AbortController();
		void fetchWith(controller.signal);
		return () => controller.abort();
	}, [fetchWith, version]);
	const replace = useCallback((newResponse: z.infer<Schema>) => {
		setResponse(newResponse);
		setProblem(null);
	}, []);
	const read = useCallback(() => fetchWith(), [fetchWith]);
	return { response: path === null ? null : response, problem, read, setResponse: replace };
}
