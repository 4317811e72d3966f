'use client';
import { useAuth, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useCallback, useRef, useState } from 'react';
import { type DerivedTexts, derivedTexts, savedDocument, withoutEdits } from './derived-texts.ts';
import { mergeIntoOpenForms } from './document-changed.ts';
import { session } from './session.ts';
import { useLatest } from './use-latest.ts';

/** The most bytes of a draft sent with `keepalive`: browsers limit all such pending requests to 64 KiB, headers included. */
const keepaliveBytes = 60_000;

/**
 * The result of sending a draft; `takenOver`: a colleague has the document's lock (423), `outdated`: it is based on an older version (409),
 * `signedOut`: the session is over (401).
 */
export type SendResult =
	| 'saved'
	| 'refused'
	| 'takenOver'
	| 'outdated'
	| 'signedOut'
	| 'unreachable';

/** Saves a document without Payload's own buttons. */
export interface Saving {
	/** Saves a draft as Payload's autosave does; the form takes over the stored values. False if saving fails. */
	save: () => Promise<boolean>;
	/**
	 * Sends a draft without updating the form, also if the page may close (`last`). If it closes for certain (`leaves`), the request also
	 * ends the lock.
	 */
	send: (options?: { last: boolean; leaves?: boolean }) => Promise<SendResult>;
	isSending: boolean;
	/** Ends the user's lock when they leave the form. */
	unlock: () => void;
	/** True if the draft is small enough to be sent when the page closes. */
	fits: () => boolean;
	/**
	 * The document, like `pages/12`, or a global's slug; null before it is stored. In the form of a new document it is set after the first
	 * save.
	 */
	getDocument: () => string | null;
}

type Id = number | string;
const isId = (value: unknown): value is Id =>
	typeof value === 'number' || typeof value === 'string';

/**
 * The last save of each form, identified by a function that exists once per form. Two concurrent saves would create a new document twice, an
 * older one could overtake a newer one, and what is typed during the longer one would count as saved.
 */
const lastSaves = new WeakMap<object, Promise<unknown>>();

/** Saves the open document in the open locale, one save after another. */
export function useSave(): Saving {
	const { getData, setBackgroundProcessing, submit } = useForm();
	const {
		id,
		collectionSlug,
		globalSlug,
		savedDocumentData,
		setData,
		mostRecentVersionIsAutosaved,
		setMostRecentVersionIsAutosaved,
		setUnpublishedVersionCount,
	} = useDocumentInfo();
	const [isSending, setSending] = useState(false);
	const { code } = useLocale();
	const { user } = useAuth();
	const { config } = useConfig();
	const newId = useRef<Id>(undefined);
	const query = `autosave=true&depth=0&draft=true&fallback-locale=null&locale=${code}`;
	const latest = useLatest({
		submit,
		getData,
		setData,
		base: savedDocumentData,
		api: config.routes.api,
		userId: user?.id,
		place: { id, collectionSlug, globalSlug },
		isFirstAutosave: !mostRecentVersionIsAutosaved,
	});
	/** The document's id, also in the form of a new document that has stored it. */
	const storedId = useCallback((): Id | undefined => {
		const { base, place } = latest.current;
		return place.id ?? newId.current ?? (isId(base?.id) ? base.id : undefined);
	}, [latest]);
	const getDocument = useCallback(() => {
		const { collectionSlug, globalSlug } = latest.current.place;
		if (globalSlug) return globalSlug;
		return storedId() === undefined ? null : `${collectionSlug}/${storedId()}`;
	}, [latest, storedId]);
	/** The URL and method of a save. */
	const target = useCallback(() => {
		const { api, place } = latest.current;
		const document = getDocument() ?? place.collectionSlug;
		const path = place.globalSlug ? `globals/${document}` : document;
		const method =
			place.globalSlug || getDocument() === null ? ('POST' as const) : ('PATCH' as const);
		return { address: `${api}/${path}?${query}`, method };
	}, [latest, getDocument, query]);
	const enqueue = useCallback(
		<Result>(work: () => Promise<Result>): Promise<Result> => {
			const result = (lastSaves.get(setBackgroundProcessing) ?? Promise.resolve()).then(work);
			lastSaves.set(
				setBackgroundProcessing,
				result.catch(() => undefined),
			);
			return result;
		},
		[setBackgroundProcessing],
	);
	// Texts that the backend derived in a save that bypassed the form: the next save of the form must not undo them.
	const lastDerivedTexts = useRef<DerivedTexts>([]);
	const saveNow = useCallback(async () => {
		const { getData } = latest.current;
		const { address, method } = target();
		const overrides = withoutEdits(lastDerivedTexts.current, getData());
		lastDerivedTexts.current = [];
		const { isFirstAutosave } = latest.current;
		const isNew = getDocument() === null;
		const submit = async () => {
			// Changes made during the save count as unsaved.
			setBackgroundProcessing(true);
			const result = await latest.current
				.submit({
					...(isNew
						? {}
						: { context: { getDocPermissions: false, incrementVersionCount: isFirstAutosave } }),
					acceptValues: { overrideLocalChanges: false },
					action: address,
					disableFormWhileProcessing: false,
					disableSuccessStatus: true,
					method,
					overrides: { _status: 'draft', ...overrides },
					skipValidation: true,
				})
				.finally(() => setBackgroundProcessing(false));
			return typeof result === 'object' ? result?.res : undefined;
		};
		const response = await submit();
		if (response?.ok && isFirstAutosave) {
			setMostRecentVersionIsAutosaved(true);
			setUnpublishedVersionCount((count) => count + 1);
		}
		const document = getDocument();
		return response?.status === 409 && document !== null
			? mergeIntoOpenForms(document)
			: response?.ok === true;
	}, [
		latest,
		target,
		getDocument,
		setBackgroundProcessing,
		setMostRecentVersionIsAutosaved,
		setUnpublishedVersionCount,
	]);
	const save = useCallback(() => enqueue(saveNow), [enqueue, saveNow]);
	const draft = useCallback(() => {
		const { base, getData } = latest.current;
		// The form of a new document has no `updatedAt`.
		const version = base?.updatedAt === undefined ? {} : { updatedAt: base.updatedAt };
		return { ...version, ...getData(), _status: 'draft' };
	}, [latest]);
	const sendNow = useCallback(
		async ({ last, leaves }: { last: boolean; leaves: boolean }): Promise<SendResult> => {
			const { address, method } = target();
			const data = draft();
			setSending(true);
			try {
				const response = await fetch(leaves ? `${address}&keepsLock=false` : address, {
					method,
					body: JSON.stringify(data),
					headers: { 'content-type': 'application/json' },
					keepalive: last,
				});
				if (response.status === 423) return 'takenOver';
				const document = getDocument();
				if (response.status === 409 && document !== null) {
					void mergeIntoOpenForms(document);
					return 'outdated';
				}
				if (response.status === 401) {
					session.end();
					return 'signedOut';
				}
				if (!response.ok) return 'refused';
				session.begin();
				const doc = savedDocument(await response.json());
				lastDerivedTexts.current = derivedTexts(data, doc);
				if (isId(doc.id)) newId.current = doc.id;
				if ('updatedAt' in doc) latest.current.setData(doc);
				return 'saved';
			} catch {
				return 'unreachable';
			} finally {
				setSending(false);
			}
		},
		[latest, target, getDocument, draft],
	);
	const send = useCallback(
		({ last, leaves = false } = { last: false }) => {
			const work = () => sendNow({ last, leaves });
			// A page that may close does not wait for an earlier save, unless that stores the new document.
			return last && getDocument() !== null ? work() : enqueue(work);
		},
		[enqueue, sendNow, getDocument],
	);
	const fits = useCallback(
		() => new Blob([JSON.stringify(draft())]).size <= keepaliveBytes,
		[draft],
	);
	const unlock = useCallback(() => {
		const { api, place, userId } = latest.current;
		const query = new URLSearchParams({
			...(place.globalSlug
				? { 'where[globalSlug][equals]': place.globalSlug }
				: {
						'where[document.relationTo][equals]': place.collectionSlug ?? '',
						'where[document.value][equals]': String(storedId() ?? ''),
					}),
			'where[user.value][equals]': String(userId),
		});
		const address = `${api}/payload-locked-documents?${query}`;
		void fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined);
	}, [latest, storedId]);
	return { save, send, isSending, fits, unlock, getDocument };
}
