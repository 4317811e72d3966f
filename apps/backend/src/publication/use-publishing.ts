'use client';
import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { documentInForm, documentKey } from '../documents/document-ref.ts';
import { publishingEndpoints } from './publishing-endpoints.ts';
import type { PublishingState } from './shapes.ts';
import { type StoredState, states } from './state-store.ts';

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
