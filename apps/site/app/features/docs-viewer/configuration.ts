import type { AnyApiReferenceConfiguration } from '@scalar/api-reference-react';
import { sourceLocale } from '@website/contracts/locales';
import { apiDocumentPath } from '#shared/api-description.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { docsPath, operationSlug, tagSlug } from './addresses';

/** Title of the docs viewer in every language (specification section 1). */
export const viewerTitle = 'API Documentation by Scalar';

/**
 * The viewer's configuration (specification section 1). It shows the app host's document, because the site has no API of its own
 * ("The OpenAPI-enabled flag is false"). Everything that would contact other hosts is off: proxy, telemetry, fonts, assistant, hosted
 * client. Requests are sent to the document's own servers, if the operator allows any. The scheme is dark; `forceScheme` overrides it if the reader has chosen light. Paths within the viewer are lower case, like all
 * paths of the site.
 */
export function viewerConfiguration(locale: LocaleCode, allowsRequests: boolean) {
	return {
		url: locale === sourceLocale ? apiDocumentPath : `${apiDocumentPath}?lang=${locale}`,
		slug: 'api',
		title: viewerTitle,
		metaData: { title: viewerTitle },
		darkMode: true,
		forceDarkModeState: 'dark',
		hideDarkModeToggle: true,
		showSidebar: true,
		pathRouting: { basePath: docsPath(locale) },
		withDefaultFonts: false,
		telemetry: false,
		agent: { disabled: true },
		hideClientButton: true,
		showDeveloperTools: 'never',
		documentDownloadType: 'direct',
		persistAuth: false,
		generateTagSlug: tagSlug,
		generateOperationSlug: operationSlug,
		generateWebhookSlug: ({ name, method = '' }) => `${method}/${name}`.toLowerCase(),
		hideTestRequestButton: !allowsRequests,
		// Stands for the variable API_URL of other samples. Without a scheme, the viewer would put the site's own origin in front.
		...(allowsRequests ? {} : { servers: [{ url: 'https://YOUR_API_URL' }] }),
	} satisfies AnyApiReferenceConfiguration;
}
