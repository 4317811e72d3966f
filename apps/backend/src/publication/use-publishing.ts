'use client';
import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { callEndpoint } from '../admin/endpoints/call-endpoint.ts';
import { documentInForm, documentKey } from '../documents/document-ref.ts';
import {
	bulkResult,
	type LanguagesOf,
	type PublishingState,
	publishingState,
	versionContent,
} from './shapes.ts';
import { type StoredState, states } from './state-store.ts';

interface Bulk {
	action: 'publish' | 'unpublish';
	changes: readonly LanguagesOf[];
	/** Where the removed URLs lead (`addressLeads`). */
	leads?: string;
}

/**
 * Calls the publishing endpoints of the API at `api`, with messages in the interface's `language`. `document` is `pages:12` or
 * `global:header`, for example. Each call rejects with the messages of the backend, one per line.
 */
function publishingEndpoints(api: string, language: string) {
	const address = `${api}/publishing`;
	const get = <S extends z.ZodType>(schema: S, path: string, query: Record<string, string>) =>
		callEndpoint(schema, `${address}/${path}?${new URLSearchParams(query)}`, { language });
	const post = <S extends z.ZodType>(schema: S, path: string, body: object) =>
		callEndpoint(schema, `${address}/${path}`, { language, body });
	return {
		state: (document: string) => get(publishingState, 'state', { document }),
		publish: (document: string, languages: readonly LocaleCode[]) =>
			post(publishingState, 'publish', { document, languages }),
		undo: (documents: readonly string[], publication: string) =>
			post(z.unknown(), 'undo', { documents, publication }),
		discard: (document: string, locale: LocaleCode) =>
			post(publishingState, 'discard', { document, language: locale }),
		version: (document: string, version: string) =>
			get(versionContent, 'version', { document, version }),
		restore: (
			document: string,
			version: string,
			languages: readonly LocaleCode[],
			shared: boolean,
		) => post(publishingState, 'restore', { document, version, languages, shared }),
		bulk: (action: Bulk) => post(bulkResult, 'bulk', action),
	};
}

/** The publishing endpoints, with errors in the language of the interface. */
export function usePublishingEndpoints() {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	return useMemo(
		() => publishingEndpoints(config.routes.api, i18n.language),
		[config, i18n.language],
	);
}

/** The content locale that is open in the form. */
export function useOpenLanguage(): LocaleCode {
	const { code } = useLocale();
	return isLocaleCode(code) ? code : defaultLocale();
}

export interface Publishing {
	/** `pages:12` or `global:header`; null before the document is saved. */
	document: string | null;
	state: StoredState;
	/** Reloads the state. */
	refresh: () => Promise<void>;
	/** Sets the state that a change returned, and makes the panels beside the form reload. */
	applyState: (state: PublishingState) => void;
}

/** The publishing state of the document in the form. */
export function usePublishing(): Publishing {
	const { id, collectionSlug, globalSlug, setHasPublishedDoc, setLastUpdateTime } =
		useDocumentInfo();
	const endpoints = usePublishingEndpoints();
	const ref = documentInForm({ id, collectionSlug, globalSlug });
	const document = ref && documentKey(ref);
	const state = useSyncExternalStore(
		states.subscribe,
		() => (document === null ? null : states.get(document)),
		() => null,
	);
	const refresh = useCallback(async () => {
		if (document !== null) await states.read(document, () => endpoints.state(document));
	}, [document, endpoints]);
	const applyState = (response: PublishingState) => {
		states.set(response.document, response);
		setHasPublishedDoc(response.languages.some((one) => one.state === 'published'));
		setLastUpdateTime(Date.now());
	};
	return { document, state, refresh, applyState };
}
