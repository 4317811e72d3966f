'use client';
import { useConfig } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/** Payload's own menu of languages, the name of the language behind each label, and the one above the form. */
const namesOfLanguages =
	'.localizer,.localizer-button,.app-header__localizer-spacing,.field-label .localized,.publishing-line>[aria-current]{display:none}';

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
