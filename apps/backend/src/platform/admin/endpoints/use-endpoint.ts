'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { callEndpoint, type EndpointCall, messageOf } from './call-endpoint.ts';

/** `callEndpoint` with a path below the API, in the language of the interface. */
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

interface Endpoint<Answer> {
	/** Null until there is one. */
	answer: Answer | null;
	/** Why the last reading failed, in the language of the interface; null when it did not. */
	problem: string | null;
	/** Reads it anew; the answer stays until then. */
	read: () => Promise<void>;
	/** Takes over what another call answered. */
	setAnswer: (response: Answer) => void;
}

/**
 * What an endpoint answers: read when the path is there, and anew whenever it or `version` changes.
 *
 * @param schema of the answer, one and the same at each rendering
 * @param path below the API; null where there is nothing to read yet
 */
export function useEndpoint<Schema extends z.ZodType>(
	schema: Schema,
	path: string | null,
	version?: unknown,
): Endpoint<z.infer<Schema>> {
	const call = useCall();
	const [response, setAnswer] = useState<z.infer<Schema> | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const readWith = useCallback(
		async (signal?: AbortSignal) => {
			if (path === null) return;
			try {
				const read = await call(schema, path, signal ? { signal } : {});
				if (signal?.aborted) return;
				setAnswer(read);
				setProblem(null);
			} catch (cause) {
				if (signal?.aborted) return;
				console.error(cause);
				setProblem(messageOf(cause));
			}
		},
		[call, path, schema],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `version` changes when there is something new to read.
	useEffect(() => {
		const controller = new AbortController();
		void readWith(controller.signal);
		return () => controller.abort();
	}, [readWith, version]);
	const take = useCallback((newResponse: z.infer<Schema>) => {
		setAnswer(newResponse);
		setProblem(null);
	}, []);
	const read = useCallback(() => readWith(), [readWith]);
	return { answer: path === null ? null : response, problem, read, setAnswer: take };
}
