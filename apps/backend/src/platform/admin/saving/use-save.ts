'use client';
import { useAuth, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useCallback, useRef, useState } from 'react';
import { type DerivedTexts, derivedTexts, savedDocument, unchangedSince } from './derived-texts.ts';
import { announceChange } from './document-changed.ts';
import { lockQuery } from './lock-query.ts';
import { session } from './session.ts';
import { forgetOnceSaved, unsavedKey } from './unsaved-text.ts';
import { useLatest } from './use-latest.ts';

/** What browsers send after a page has gone: 64 KiB for everything under way, headers included. */
const lastBytes = 60_000;

/**
 * What became of a draft that was sent; `takenOver`: a colleague has the document's lock (423), `outdated`: it was made from an older version (409),
 * `signedOut`: the session is over (401).
 */
export type Sent = 'saved' | 'refused' | 'takenOver' | 'outdated' | 'signedOut' | 'unreachable';

/** How a document is saved from outside of Payload's own buttons. */
export interface Saving {
	/** Saves a draft as Payload's autosave does; the form takes over what the backend made of it. False when it can't be saved. */
	save: () => Promise<boolean>;
	/** Sends a draft past the form, also when the page may go (`last`); where it goes for certain (`leaves`), the lock ends with it. */
	send: (options?: { last: boolean; leaves?: boolean }) => Promise<Sent>;
	isSending: boolean;
	/** Ends the lock of whoever leaves the form. */
	unlock: () => void;
	/** Whether a draft is small enough to be sent when the page goes. */
	fits: () => boolean;
	/** The document as in `pages/12`, or a global's name; null before it is stored. A form of a new document knows it as soon as it has stored it. */
	storedAs: () => string | null;
}

type Id = number | string;
const isId = (value: unknown): value is Id =>
	typeof value === 'number' || typeof value === 'string';

/** Saving of the document that is open, in the language that is open. */
export function useSave(): Saving {
	const { getData, setBackgroundProcessing, submit } = useForm();
	const { id, collectionSlug, globalSlug, savedDocumentData, setData } = useDocumentInfo();
	const [isSending, setSending] = useState(false);
	const { code } = useLocale();
	const { user } = useAuth();
	const { config } = useConfig();
	const sentId = useRef<Id>(undefined);
	const query = `autosave=true&depth=0&draft=true&fallback-locale=null&locale=${code}`;
	const latest = useLatest({
		unsaved: unsavedKey(globalSlug ?? `${collectionSlug}:${id ?? ''}`, code),
		submit,
		getData,
		setData,
		base: savedDocumentData,
		api: config.routes.api,
		userId: user?.id,
		place: { id, collectionSlug, globalSlug },
	});
	/** The document's number, also of one that this form has stored and is still the form of a new one. */
	const storedId = useCallback((): Id | undefined => {
		const { base, place } = latest.current;
		return place.id ?? sentId.current ?? (isId(base?.id) ? base.id : undefined);
	}, [latest]);
	const storedAs = useCallback(() => {
		const { collectionSlug, globalSlug } = latest.current.place;
		if (globalSlug) return globalSlug;
		return storedId() === undefined ? null : `${collectionSlug}/${storedId()}`;
	}, [latest, storedId]);
	/** Where and how it is saved. */
	const target = useCallback(() => {
		const { api, place } = latest.current;
		const document = storedAs() ?? place.collectionSlug;
		const path = place.globalSlug ? `globals/${document}` : document;
		const method = place.globalSlug || storedAs() === null ? ('POST' as const) : ('PATCH' as const);
		return { address: `${api}/${path}?${query}`, method };
	}, [latest, storedAs, query]);
	// Two saves at once would store a new document twice.
	const turn = useRef<Promise<unknown>>(Promise.resolve());
	const inTurn = useCallback(
		<Result>(work: () => Promise<Result>): Promise<Result> => {
			if (storedAs() !== null) return work();
			const result = turn.current.then(work);
			turn.current = result.catch(() => undefined);
			return result;
		},
		[storedAs],
	);
	// A save past the form: the next one through it must not undo what the backend made of it.
	const derived = useRef<DerivedTexts>([]);
	const saveNow = useCallback(async () => {
		const { getData: typed } = latest.current;
		const { address, method } = target();
		const followed = unchangedSince(derived.current, typed());
		derived.current = [];
		const submit = async () => {
			// As Payload's autosave does: what is written meanwhile counts as unsaved.
			setBackgroundProcessing(true);
			const answer = await latest.current
				.submit({
					acceptValues: { overrideLocalChanges: false },
					action: address,
					disableFormWhileProcessing: false,
					disableSuccessStatus: true,
					method,
					overrides: { _status: 'draft', ...followed },
					skipValidation: true,
				})
				.finally(() => setBackgroundProcessing(false));
			return typeof answer === 'object' ? answer?.res : undefined;
		};
		let response = await submit();
		const document = storedAs();
		// Made from an older version: once more with what was merged, unless somebody has to decide first.
		if (response?.status === 409 && document !== null && (await announceChange(document)))
			response = await submit();
		const isSaved = response?.ok === true;
		if (isSaved) forgetOnceSaved(latest.current.unsaved);
		return isSaved;
	}, [latest, target, storedAs, setBackgroundProcessing]);
	const save = useCallback(() => inTurn(saveNow), [inTurn, saveNow]);
	const draft = useCallback(() => {
		const { base, getData: typed } = latest.current;
		// The form of a new document has no time of its last save.
		const version = base?.updatedAt === undefined ? {} : { updatedAt: base.updatedAt };
		return { ...version, ...typed(), _status: 'draft' };
	}, [latest]);
	const sendNow = useCallback(
		async ({ last, leaves }: { last: boolean; leaves: boolean }): Promise<Sent> => {
			const { address, method } = target();
			const data = draft();
			setSending(true);
			try {
				const answer = await fetch(leaves ? `${address}&keepsLock=false` : address, {
					method,
					body: JSON.stringify(data),
					headers: { 'content-type': 'application/json' },
					keepalive: last,
				});
				if (answer.status === 423) return 'takenOver';
				const document = storedAs();
				if (answer.status === 409 && document !== null) {
					void announceChange(document);
					return 'outdated';
				}
				if (answer.status === 401) {
					session.end();
					return 'signedOut';
				}
				if (!answer.ok) return 'refused';
				session.begin();
				forgetOnceSaved(latest.current.unsaved);
				const doc = savedDocument(await answer.json());
				derived.current = derivedTexts(data, doc);
				if (isId(doc.id)) sentId.current = doc.id;
				if ('updatedAt' in doc) latest.current.setData(doc);
				return 'saved';
			} catch {
				return 'unreachable';
			} finally {
				setSending(false);
			}
		},
		[latest, target, storedAs, draft],
	);
	const send = useCallback(
		({ last, leaves = false } = { last: false }) => inTurn(() => sendNow({ last, leaves })),
		[inTurn, sendNow],
	);
	const fits = useCallback(() => new Blob([JSON.stringify(draft())]).size <= lastBytes, [draft]);
	const unlock = useCallback(() => {
		const { api, place, userId } = latest.current;
		const query = lockQuery({ ...place, id: storedId() });
		query.set('where[user.value][equals]', String(userId));
		const address = `${api}/payload-locked-documents?${query}`;
		void fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined);
	}, [latest, storedId]);
	return { save, send, isSending, fits, unlock, storedAs };
}
