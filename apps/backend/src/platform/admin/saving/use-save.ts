'use client';
import { useAuth, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useCallback, useRef, useState } from 'react';
import { type DerivedTexts, derivedTexts, savedDocument, unchangedSince } from './derived-texts.ts';
import { announceChange } from './document-changed.ts';
import { forgetOnceSaved, unsavedKey } from './unsaved-text.ts';
import { useLatest } from './use-latest.ts';

/** What browsers send after a page has gone: 64 KiB for everything under way, headers included. */
const lastBytes = 60_000;

/** What became of a draft that was sent; `takenOver`: a colleague has the document's lock (423), `outdated`: it was made from an older version (409). */
export type Sent = 'saved' | 'refused' | 'takenOver' | 'outdated' | 'unreachable';

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
}

interface Place {
	id?: number | string | undefined;
	collectionSlug?: string | undefined;
	globalSlug?: string | undefined;
}

/** The filter for one's own lock. */
function lockQuery(user: unknown, { id, collectionSlug, globalSlug }: Place): string {
	const of: Record<string, string> = globalSlug
		? { 'where[globalSlug][equals]': globalSlug }
		: {
				'where[document.relationTo][equals]': collectionSlug ?? '',
				'where[document.value][equals]': String(id ?? ''),
			};
	return new URLSearchParams({ ...of, 'where[user.value][equals]': String(user) }).toString();
}

/** Saving of the document that is open, in the language that is open. */
export function useSave(): Saving {
	const { getData, setBackgroundProcessing, submit } = useForm();
	const { id, collectionSlug, globalSlug, setData } = useDocumentInfo();
	const [isSending, setSending] = useState(false);
	const { code } = useLocale();
	const { user } = useAuth();
	const { config } = useConfig();
	const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;
	const query = `autosave=true&depth=0&draft=true&fallback-locale=null&locale=${code}`;
	const latest = useLatest({
		unsaved: unsavedKey(globalSlug ?? `${collectionSlug}:${id ?? ''}`, code),
		submit,
		getData,
		setData,
		document: globalSlug ?? `${collectionSlug}/${id}`,
		address: `${config.routes.api}${path}?${query}`,
		method: globalSlug ? ('POST' as const) : ('PATCH' as const),
		lock: `${config.routes.api}/payload-locked-documents?${lockQuery(user?.id, { id, collectionSlug, globalSlug })}`,
	});
	// A save past the form: the next one through it must not undo what the backend made of it.
	const derived = useRef<DerivedTexts>([]);
	const save = useCallback(async () => {
		const { address, method, getData: typed } = latest.current;
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
		// Made from an older version: once more with what was merged, unless somebody has to decide first.
		if (response?.status === 409 && (await announceChange(latest.current.document)))
			response = await submit();
		const isSaved = response?.ok === true;
		if (isSaved) forgetOnceSaved(latest.current.unsaved);
		return isSaved;
	}, [latest, setBackgroundProcessing]);
	const draft = useCallback(() => ({ ...latest.current.getData(), _status: 'draft' }), [latest]);
	const send = useCallback(
		async ({ last, leaves = false } = { last: false }): Promise<Sent> => {
			const { address, method } = latest.current;
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
				if (answer.status === 409) {
					void announceChange(latest.current.document);
					return 'outdated';
				}
				if (!answer.ok) return 'refused';
				forgetOnceSaved(latest.current.unsaved);
				const stored = savedDocument(await answer.json());
				derived.current = derivedTexts(data, stored);
				if ('updatedAt' in stored) latest.current.setData(stored);
				return 'saved';
			} catch {
				return 'unreachable';
			} finally {
				setSending(false);
			}
		},
		[latest, draft],
	);
	const fits = useCallback(() => new Blob([JSON.stringify(draft())]).size <= lastBytes, [draft]);
	const unlock = useCallback(() => {
		void fetch(latest.current.lock, { method: 'DELETE', keepalive: true }).catch(() => undefined);
	}, [latest]);
	return { save, send, isSending, fits, unlock };
}
