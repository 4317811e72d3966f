import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { BrandProvider } from '~/brand/context';
import type { RootData } from '~/content/shared-parts/shared-content';
import { InitialPricesContext } from '~/features/pricing/initial-prices-context';
import { MessagesProvider } from '~/i18n/context';
import type { Messages } from '~/i18n/messages';
import { exampleSharedIn } from '~/layouts/example-shared';
import { type LocaleCode, localizedPath } from '../../site/shared/locales/locale.ts';
import { demoBrand } from './demo-brand.ts';
import { exampleInitialPrices } from './example-prices.ts';

interface ExampleProvidersProps {
	locale: LocaleCode;
	messages: Messages;
	children: ReactNode;
}

/** Provides the contexts of the site's root to a part: interface texts, brand, shared content, router and prices. */
export function ExampleProviders({ locale, messages, children }: ExampleProvidersProps) {
	const rootData: RootData = {
		...exampleSharedIn(locale),
		origin: 'https://site.example',
		preview: 'drafts',
	};
	const router = createMemoryRouter(
		[{ id: 'root', loader: () => rootData, children: [{ path: '*', element: children }] }],
		{
			initialEntries: [localizedPath(locale, '/')],
			hydrationData: { loaderData: { root: rootData } },
		},
	);
	return (
		<MessagesProvider messages={messages}>
			<BrandProvider brand={demoBrand}>
				<style>{demoBrand.css}</style>
				<InitialPricesContext value={exampleInitialPrices}>
					<RouterProvider router={router} />
				</InitialPricesContext>
			</BrandProvider>
		</MessagesProvider>
	);
}
