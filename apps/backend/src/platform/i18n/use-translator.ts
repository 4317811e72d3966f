'use client';
import { useTranslation } from '@payloadcms/ui';
import { useCallback } from 'react';
import { fillTemplate, type TemplateValues, type Words } from './words.ts';

/** Returns a function that translates a text into the language of the interface and fills in values. */
export function useTranslator() {
	const { i18n } = useTranslation();
	return useCallback(
		(text: Words | Record<string, string>, values: TemplateValues = {}) =>
			fillTemplate(text[i18n.language] ?? text.en ?? '', values),
		[i18n.language],
	);
}
