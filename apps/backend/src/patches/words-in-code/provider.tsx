'use client';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { translateChanges, translateWithin } from './translate.ts';

/**
 * Says Payload's words in code in the editor's language, as soon as they appear and before they are painted. Neither its translations nor a component of ours
 * reach them: they stand in the middle of Payload's own components. Only texts and attributes that are listed are changed, in elements that are
 * listed (`list.ts`); React writes over a text node as a whole, so that a change of it is neither lost nor in its way.
 */
export function WordsInCode({ children }: { children: ReactNode }) {
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
