'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { EndpointError } from '../../../admin/endpoints/call-endpoint.ts';
import { useCall } from '../../../admin/endpoints/use-endpoint.ts';
import { statesSlug } from '../states/document-states.ts';
import {
	type PartCopy,
	type SideBySideResponse,
	saveResponse,
	sideBySideResponse,
	type TextProblem,
	type TypedText,
} from './model.ts';

/** The delays, in milliseconds, between the last keystroke and the save, and between a failed save and the retry. */
const pauseMs = 1000;
const retryMs = 4000;

export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

export interface Side {
	content: SideBySideResponse | null;
	/** True if the document could not be loaded. */
	isMissing: boolean;
	saving: Saving;
	/** The error message of the backend; an empty string if there is none. */
	refusal: string;
	/** The problems of unsaved texts, by passage id. */
	problems: Record<string, TextProblem>;
	/** The typed texts that are not saved yet, by passage id. */
	typedTexts: ReadonlyMap<string, TypedText>;
	type: (text: TypedText) => void;
	copy: (part: PartCopy) => Promise<void>;
	/** Replaces the whole text of the target by that of the source. */
	copyAll: () => Promise<void>;
	/** Translates the missing and the outdated passages with the translation service. */
	fill: () => Promise<void>;
}

/** The texts that are still unsaved after a save: rejected texts, and texts typed during the save, which replace the saved ones (`was`). */
function unsavedTexts(
	typedTexts: ReadonlyMap<string, TypedText>,
	submittedTexts: readonly TypedText[],
	problems: Readonly<Record<string, TextProblem>>,
): ReadonlyMap<string, TypedText> {
	const savedTexts = new Map(
		submittedTexts.flatMap(({ id, text }) => (problems[id] ? [] : [[id, text] as const])),
	);
	return new Map(
		[...typedTexts]
			.filter(([id, { text }]) => savedTexts.get(id) !== text)
			.map(([id, typedText]) => [id, { ...typedText, was: savedTexts.get(id) ?? typedText.was }]),
	);
}

/** Loads a document in two locales. Saves typed texts after a pause in typing, and retries failed saves. */
export function useSide(source: LocaleCode, target: LocaleCode): Side {
	const { id, collectionSlug, globalSlug } = useDocumentInfo();
	const call = useCall();
	const [content, setContent] = useState<SideBySideResponse | null>(null);
	const [isMissing, setMissing] = useState(false);
	const [saving, setSaving] = useState<Saving>('idle');
	const [refusal, setRefusal] = useState('');
	const [problems, setProblems] = useState<Side['problems']>({});
	const [typedTexts, setTypedTexts] = useState<ReadonlyMap<string, TypedText>>(new Map());
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef(typedTexts);
	const pendingSave = useRef<Promise<void>>(Promise.resolve());
	const change = useCallback((texts: Side['typedTexts']) => {
		latest.current = texts;
		setTypedTexts(texts);
	}, []);
	const entity = collectionSlug ?? globalSlug ?? '';
	const post = useCallback(
		async <Schema extends z.ZodType>(schema: Schema, path: string, fields: object) => {
			const document = { entity, ...(id === undefined ? {} : { id }) };
			try {
				const body = { ...document, source, target, ...fields };
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
				const { problems: textProblems, ...response } = await post(saveResponse, 'side', {
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
		// One save at a time: the response to a save determines the text that the next one replaces.
		pendingSave.current = pendingSave.current.then(send);
		return pendingSave.current;
	}, [post, change]);

	const load = useCallback(
		async (signal?: AbortSignal) => {
			const document: Record<string, string> =
				id === undefined ? { entity } : { entity, id: String(id) };
			const query = new URLSearchParams({ ...document, source, target });
			const path = `/${statesSlug}/side?${query}`;
			setContent(await call(sideBySideResponse, path, signal ? { signal } : {}));
		},
		[call, entity, id, source, target],
	);

	useEffect(() => {
		const controller = new AbortController();
		load(controller.signal).catch(() => !controller.signal.aborted && setMissing(true));
		return () => controller.abort();
	}, [load]);

	useEffect(() => {
		const saveNow = () => void save();
		const confirmLeaving = (event: BeforeUnloadEvent) => {
			if (latest.current.size > 0) event.preventDefault();
		};
		window.addEventListener('beforeunload', confirmLeaving);
		document.addEventListener('visibilitychange', saveNow);
		return () => {
			window.removeEventListener('beforeunload', confirmLeaving);
			document.removeEventListener('visibilitychange', saveNow);
			saveNow();
		};
	}, [save]);

	const replaceAll = async (path: string, fields: object) => {
		await save();
		setSaving('saving');
		try {
			await post(z.unknown(), path, fields);
			await load();
			setSaving('saved');
		} catch {
			setSaving('failed');
		}
	};

	return {
		content,
		isMissing,
		saving,
		refusal,
		problems,
		typedTexts,
		type: (text) => {
			const { was } = latest.current.get(text.id) ?? text;
			change(new Map(latest.current).set(text.id, { ...text, was }));
			clearTimeout(timer.current);
			timer.current = setTimeout(save, pauseMs);
		},
		copy: async (part) => {
			await save();
			await post(sideBySideResponse, 'side/copy', part).then(setContent, () => setSaving('failed'));
		},
		copyAll: () => replaceAll('copy', { language: target, from: source }),
		fill: () => replaceAll('machine', {}),
	};
}
