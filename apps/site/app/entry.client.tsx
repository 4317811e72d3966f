import { setSiteOptions } from '@website/contracts/site-options';
import { type ReactNode, StrictMode, startTransition, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { localeFromPath } from '#shared/locales/locale.ts';
import { BrandProvider } from '~/brand/context';
import { readPageBrand } from '~/brand/page-brand';
import { retryPageData } from '~/features/navigation/repaint';
import { useIsHydrating } from '~/features/page-parts/page-part';
import { MessagesProvider } from '~/i18n/context';
import { loadMessages } from '~/i18n/messages';
import { readPageSettings } from '~/settings/page-settings';

const never = new Promise<never>(() => {});

/**
 * Suspends if React renders the document anew, because something has changed it outside of its parts (features/page-parts). React then
 * keeps the server's document, which works without it.
 */
function ServerDocument({ children }: { children: ReactNode }) {
	const isHydrating = useIsHydrating();
	const [isHydrated] = useState(isHydrating);
	return isHydrated ? children : use(never);
}

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
				<ServerDocument>
					<MessagesProvider messages={messages}>
						<BrandProvider brand={brand}>
							<HydratedRouter />
						</BrandProvider>
					</MessagesProvider>
				</ServerDocument>
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
