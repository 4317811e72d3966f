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

// The security policy forbids eval; schemas would try it once, and browsers would report the attempt.
config({ jitless: true });

async function start(): Promise<void> {
	retryPageData();
	const settings = readPageSettings();
	// Before anything reads a language out of an address.
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
}

start().catch((error: unknown) => {
	// The page stays readable: everything it says is in its HTML (specification section 8).
	console.error('Error while mounting app:', error);
});
