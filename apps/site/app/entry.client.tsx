import { setSiteOptions } from '@website/contracts/site-options';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { config } from 'zod/v4/core';
import { localeFromPath } from '#shared/locales/locale.ts';
import { BrandProvider } from '~/brand/context';
import { readPageBrand } from '~/brand/page-brand';
import { retryPageData } from '~/features/navigation/retry-page-data';
import { MessagesProvider } from '~/i18n/context';
import { loadMessages } from '~/i18n/messages';
import { readPageSettings } from '~/settings/page-settings';

// The content security policy forbids eval. Without this option, zod tries it once and browsers report a violation.
config({ jitless: true });

async function start(): Promise<void> {
	retryPageData();
	const settings = readPageSettings();
	// Must run before a locale is read from a URL.
	setSiteOptions(settings?.options ?? null);
	const messages = await loadMessages(localeFromPath(location.pathname));
	const brand = readPageBrand(settings?.brand);
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<MessagesProvider messages={messages}>
					<BrandProvider brand={brand}>
						<HydratedRouter />
					</BrandProvider>
				</MessagesProvider>
			</StrictMode>,
		);
	});
	// React hydrates the section of an event first, but has not seen the focus that the visitor's first touch moved.
	document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

start().catch((error: unknown) => {
	// The page stays readable, because the server has rendered its HTML (specification section 8).
	console.error('Error while mounting app:', error);
});
