'use client';
import { useConfig } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/** Hides Payload's locale menu, the locale behind each label, and the locale above the form. */
const hideLocales =
	'.localizer,.localizer-button,.app-header__localizer-spacing,.field-label .localized,.publishing-line>:first-child,.publishing-code{display:none}';

/** Wraps every screen: on a site with one locale it hides the names of locales. */
export function OneLanguage({ children }: { children: ReactNode }) {
	const { localization } = useConfig().config;
	const hasOneLocale = localization && localization.locales.length === 1;
	return (
		<>
			{hasOneLocale ? <style>{hideLocales}</style> : null}
			{children}
		</>
	);
}
