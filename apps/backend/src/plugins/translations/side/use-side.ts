'use client';
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useCallback, useEffect, useRef, useState } from 'react';
import { statesSlug } from '../../../documents/translation-states/slug.ts';
import type { CopiedPart, ShownSideBySide, TextProblem, TypedText } from './model.ts';
import { unsavedTexts } from './unsaved-texts.ts';

/** How long after the last key a text is saved, in milliseconds; after a failure it is sent again. */
const pauseMs = 1000;
const retryMs = 4000;

export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

export interface Side {
	shown: ShownSideBySide | null;
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
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const [shown, setShown] = useState<ShownSideBySide | null>(null);
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
	const address = `${config.serverURL}${config.routes.api}/${statesSlug}`;

	const post = useCallback(
		async (path: string, more: object) => {
			const response = await fetch(`${address}/${path}`, {
				method: 'POST',
				credentials: 'same-origin',
				keepalive: true,
				headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
				body: JSON.stringify({
					entity,
					...(id === undefined ? {} : { id }),
					source,
					target,
					...more,
				}),
			});
			const body = await response.json();
			setRefusal(response.ok ? '' : (body.errors?.[0]?.message ?? response.statusText));
			if (!response.ok) throw new Error(String(response.status));
			return body;
		},
		[address, entity, id, source, target, i18n.language],
	);

	const save = useCallback((): Promise<void> => {
		clearTimeout(timer.current);
		const send = async () => {
			const texts = [...latest.current.values()];
			if (texts.length === 0) return;
			setSaving('saving');
			try {
				const { problems: found, ...answer } = await post('side', { texts });
				setProblems(found);
				setShown(answer);
				change(unsavedTexts(latest.current, texts, found));
				setSaving(Object.keys(found).length > 0 ? 'failed' : 'saved');
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
			const response = await fetch(
				`${address}/side?${new URLSearchParams({ ...document, source, target })}`,
				{
					credentials: 'same-origin',
					headers: { 'accept-language': i18n.language },
					signal: signal ?? null,
				},
			);
			if (!response.ok) throw new Error(String(response.status));
			setShown(await response.json());
		},
		[address, entity, id, source, target, i18n.language],
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
		shown,
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
			await post('side/copy', part).then(setShown, () => setSaving('failed'));
		},
		fill: async () => {
			await save();
			setSaving('saving');
			try {
				await post('machine', {});
				await read();
				setSaving('saved');
			} catch {
				setSaving('failed');
			}
		},
	};
}
