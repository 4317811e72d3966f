'use client';
import { useTranslation } from '@payloadcms/ui';
import { useCallback } from 'react';
import { fillTemplate, type TemplateValues } from './translator-in.ts';
import type { Words } from './words.ts';

/** A function that returns a label in the language of the interface. */
export function useTranslator() {
	const { i18n } = useTranslation();
	return useCallback(
		(text: Words | Record<string, string>, values: TemplateValues = {}) =>
			fillTemplate(text[i18n.language] ?? text.en ?? '', values),
		[i18n.language],
	);
}
