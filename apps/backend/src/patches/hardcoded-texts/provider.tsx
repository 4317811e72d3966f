'use client';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { translateChanges, translateWithin } from './translate.ts';

/**
 * Translates hard-coded texts of Payload into the language of the admin, before they are painted. They are inside Payload's own components,
 * so neither its translations nor custom components can replace them. Changes only texts and attributes that are listed, in elements that
 * are listed (`list.ts`). React replaces a text node as a whole, so a changed text does not interfere with its updates.
 */
export function HardcodedTexts({ children }: { children: ReactNode }) {
	const { language } = useTranslation().i18n;
	useLayoutEffect(() => {
		translateWithin(document.body, language);
		const observer = new MutationObserver((changes) => translateChanges(changes, language));
		observer.observe(document.body, {
			subtree: true,
			childList: true,
			characterData: true,
			attributeFilter: ['aria-label', 'title'],
		});
		return () => observer.disconnect();
	}, [language]);
	return children;
}
