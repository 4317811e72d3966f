'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { statesSlug } from '../../../documents/translation-states/slug.ts';
import { EndpointError } from '../../../platform/admin/endpoints/call-endpoint.ts';
import { useCall } from '../../../platform/admin/endpoints/use-endpoint.ts';
import {
	type CopiedPart,
	type ShownSideBySide,
	savedSideBySide,
	shownSideBySide,
	type TextProblem,
	type TypedText,
} from './model.ts';
import { unsavedTexts } from './unsaved-texts.ts';

/** How long after the last key a text is saved, in milliseconds; after a failure it is sent again. */
const pauseMs = 1000;
const retryMs = 4000;

export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

export interface Side {
	content: ShownSideBySide | null;
	/** Whether the document could not be read. */
	isMissing: boolean;
	saving: Saving;
	/** What the backend says of a refusal; empty for none. */
	refusal: string;
	/** Why single texts were not taken, by their ids. */
	problems: Record<string, TextProblem>;
	/** What is typed and not saved yet, by the passage's id. */
	typed: ReadonlyMap<string, TypedText>;
	type: (text: TypedText) => void;
	copy: (part: CopiedPart) => Promise<void>;
	/** Fills what is missing or changed with the translation service. */
	fill: () => Promise<void>;
}

/** A document in two languages: read from the backend, and typed texts saved after each pause, again until they are. */
export function useSide(source: LocaleCode, target: LocaleCode): Side {
	const { id, collectionSlug, globalSlug } = useDocumentInfo();
	const call = useCall();
	const [content, setContent] = useState<ShownSideBySide | null>(null);
	const [isMissing, setMissing] = useState(false);
	const [saving, setSaving] = useState<Saving>('idle');
	const [refusal, setRefusal] = useState('');
	const [problems, setProblems] = useState<Side['problems']>({});
	const [typed, setTyped] = useState<ReadonlyMap<string, TypedText>>(new Map());
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef(typed);
	const underWay = useRef<Promise<void>>(Promise.resolve());
	const change = useCallback((now: Side['typed']) => {
		latest.current = now;
		setTyped(now);
	}, []);
	const entity = collectionSlug ?? globalSlug ?? '';
	const post = useCallback(
		async <Schema extends z.ZodType>(schema: Schema, path: string, more: object) => {
			const document = { entity, ...(id === undefined ? {} : { id }) };
			try {
				const body = { ...document, source, target, ...more };
				const response = await call(schema, `/${statesSlug}/${path}`, { body, keepalive: true });
				setRefusal('');
				return response;
			} catch (cause) {
				if (cause instanceof EndpointError && cause.status > 0) setRefusal(cause.message);
				throw cause;
			}
		},
		[call, entity, id, source, target],
	);

	const save = useCallback((): Promise<void> => {
		clearTimeout(timer.current);
		const send = async () => {
			const texts = [...latest.current.values()];
			if (texts.length === 0) return;
			setSaving('saving');
			try {
				const { problems: textProblems, ...response } = await post(savedSideBySide, 'side', {
					texts,
				});
				setProblems(textProblems);
				setContent(response);
				change(unsavedTexts(latest.current, texts, textProblems));
				setSaving(Object.keys(textProblems).length > 0 ? 'failed' : 'saved');
			} catch {
				setSaving('failed');
				timer.current = setTimeout(save, retryMs);
			}
		};
		// One after the other: what a text replaces is known once the save before it is answered.
		underWay.current = underWay.current.then(send);
		return underWay.current;
	}, [post, change]);

	const read = useCallback(
		async (signal?: AbortSignal) => {
			const document: Record<string, string> =
				id === undefined ? { entity } : { entity, id: String(id) };
			const query = new URLSearchParams({ ...document, source, target });
			const path = `/${statesSlug}/side?${query}`;
			setContent(await call(shownSideBySide, path, signal ? { signal } : {}));
		},
		[call, entity, id, source, target],
	);

	useEffect(() => {
		const ended = new AbortController();
		read(ended.signal).catch(() => !ended.signal.aborted && setMissing(true));
		return () => ended.abort();
	}, [read]);

	useEffect(() => {
		const saveNow = () => void save();
		const ask = (event: BeforeUnloadEvent) => {
			if (latest.current.size > 0) event.preventDefault();
		};
		window.addEventListener('beforeunload', ask);
		document.addEventListener('visibilitychange', saveNow);
		return () => {
			window.removeEventListener('beforeunload', ask);
			document.removeEventListener('visibilitychange', saveNow);
			saveNow();
		};
	}, [save]);

	return {
		content,
		isMissing,
		saving,
		refusal,
		problems,
		typed,
		type: (text) => {
			const { was } = latest.current.get(text.id) ?? text;
			change(new Map(latest.current).set(text.id, { ...text, was }));
			clearTimeout(timer.current);
			timer.current = setTimeout(save, pauseMs);
		},
		copy: async (part) => {
			await save();
			await post(shownSideBySide, 'side/copy', part).then(setContent, () => setSaving('failed'));
		},
		fill: async () => {
			await save();
			setSaving('saving');
			try {
				await post(z.unknown(), 'machine', {});
				await read();
				setSaving('saved');
			} catch {
				setSaving('failed');
			}
		},
	};
}
