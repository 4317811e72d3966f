'use client';
import { useConfig } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/** Payload's own menu of languages and the name of the language behind each label. */
const namesOfLanguages =
	'.localizer,.localizer-button,.app-header__localizer-spacing,.field-label .localized{display:none}';

/** Around every screen: a site with one language says nothing of languages. */
export function OneLanguage({ children }: { children: ReactNode }) {
	const { localization } = useConfig().config;
	const isOne = localization && localization.locales.length === 1;
	return (
		<>
			{isOne ? <style>{namesOfLanguages}</style> : null}
			{children}
		</>
	);
}
