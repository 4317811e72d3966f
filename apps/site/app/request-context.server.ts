import { hasFeature } from '@website/contracts/site-features';
import { RouterContextProvider } from 'react-router';
import type { AnimationHosts } from '#shared/addresses/animation-address.ts';
import type { FormState } from '#shared/forms/form-state.ts';
import type { ContentVersion } from '#shared/http/content-version.ts';
import type { RenderRecord } from '#shared/http/render-record.ts';
import { localeFromPath } from '#shared/locales/locale.ts';
import { noPrices, type PriceReader } from '#shared/prices/price-reader.ts';
import type { ContentTokenSettings } from '#shared/settings/content-token.ts';
import type { ThirdPartySettings } from '#shared/settings/third-parties.ts';
import { type ContentClientOptions, createContentClient } from './content/client.server';
import {
	type ContentCall,
	type ContentFinding,
	contentContext,
	createContent,
} from './content/content.server';
import type { ContentMemory } from './content/content-memory';
import { siteContext } from './content/site-context.server';
import {
	apiDescriptionContext,
	type ReadApiDescription,
} from './features/docs-viewer/api-description.server';
import { insertFigures } from './features/pricing/figures/figures-in-texts.server';
import { priceApiContext } from './features/pricing/price-api-context.server';
import { loadMessages } from './i18n/messages';

export interface RequestContextOptions {
	content: ContentClientOptions &
		AnimationHosts & {
			memory: ContentMemory;
			version: ContentVersion;
		};
	/** The requested path, which determines the locale. */
	path: string;
	/** The site's public origin. */
	origin: string;
	/** Returns the description of the API document; null if it has never been read successfully. */
	readApiDescription: ReadApiDescription;
	priceApi: PriceReader;
	thirdParties?: ThirdPartySettings | undefined;
	/** The state of a submitted form that is rendered again. */
	formState?: FormState | undefined;
	/** Set if visitors' content tokens come from local storage. */
	contentToken?: ContentTokenSettings | undefined;
	record: RenderRecord;
	/** Receives every call to the content endpoint. */
	onContentCall: (call: ContentCall) => void;
	/** Receives the operations that the endpoint accepts, and invalid parts that were omitted from a page. */
	onContentFinding: (finding: ContentFinding) => void;
}

/** Creates the context of a request, from which its loaders read. The server depends on the app through this function only. */
export function createRequestContext(options: RequestContextOptions): RouterContextProvider {
	const context = new RouterContextProvider();
	const { record, thirdParties } = options;
	const priceApi = hasFeature('prices') ? options.priceApi : noPrices;
	const isPersonal = options.content.token ?? options.content.previewToken;
	context.set(
		contentContext,
		createContent({
			client: createContentClient({
				...options.content,
				onStaleResponse: () =>
					record.degrade(new Error('The content is older than the latest purge')),
			}),
			mediaOrigin: options.content.mediaOrigin,
			mediaHosts: options.content.mediaHosts,
			contentUrl: options.content.url,
			animationHosts: options.content.animationHosts,
			memory: options.content.memory.endpoint,
			sharedResponses: isPersonal ? undefined : options.content.memory.sharedResponses,
			fillFigures: async (response) => {
				const locale = localeFromPath(options.path);
				return insertFigures(response, {
					priceApi,
					localization: { locale, messages: await loadMessages(locale) },
					onPrices: () => record.addTags(['prices']),
					onDegraded: () => record.degrade(),
				});
			},
			hasChat: thirdParties?.chat !== undefined,
			record,
			onFinding: options.onContentFinding,
			onCall: options.onContentCall,
		}),
	);
	context.set(apiDescriptionContext, options.readApiDescription);
	context.set(siteContext, {
		origin: options.origin,
		preview: previewKind(options.content),
		thirdParties,
		contentToken: options.contentToken,
		formState: options.formState,
		record,
	});
	context.set(priceApiContext, priceApi);
	return context;
}

function previewKind({ previewToken, liveDocument }: ContentClientOptions) {
	if (previewToken === undefined) return undefined;
	return liveDocument ? 'live' : 'drafts';
}
