'use client';
import { useLocale, useTranslation } from '@payloadcms/ui';
import { useCallback } from 'react';
import { useEndpoint } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { fillTemplate, type TemplateValues } from '../../../platform/i18n/translator-in.ts';
import type { Words } from '../../../platform/i18n/words.ts';
import { usage } from './usage-response.ts';

/** A function that returns a label in the language of the interface. */
export function useTranslator() {
	const { i18n } = useTranslation();
	return useCallback(
		(text: Words | Record<string, string>, filling: TemplateValues = {}) =>
			fillTemplate(text[i18n.language] ?? text.en ?? '', filling),
		[i18n.language],
	);
}

/** The references to a document: null while they load, `failed` if that fails. `again` reloads them. */
export function useUsage(collection: string | undefined, id: number | string | undefined) {
	const { code } = useLocale();
	const path = collection && id !== undefined ? `/used-in/${collection}/${id}` : null;
	const { response, problem, read } = useEndpoint(usage, path && `${path}?locale=${code}`);
	return { usage: problem ? ('failed' as const) : response, again: read, path };
}
