import type { LiveDocument } from '@website/contracts/live-document';
import type { RenderedPage } from '@website/page-cache/storable-page';
import type { FormState } from '#shared/forms/form-state.ts';
import type { ContentVersion } from '#shared/http/content-version.ts';
import { RenderRecord } from '#shared/http/render-record.ts';
import { withSpan } from '#shared/http/tracing.server.ts';
import { contentSecurityPolicy, scriptHashes } from '../guarding/content-security-policy.ts';
import { storageTokenCookie } from '../guarding/personal-cookies.ts';
import { thirdPartySettings, thirdPartySources } from '../guarding/third-party-sources.ts';
import type { Logger } from '../observing/logger.ts';
import { speculationRulesHeader } from '../receiving/speculation-rules.ts';
import type { Environment } from '../settings/environment.ts';
import { limits } from '../settings/limits.ts';
import type {
	Application,
	ContentFinding,
	ContentMemory,
	RequestContextOptions,
} from './application.ts';

/** Logs which operations the content endpoint gets after it rejected one, or which invalid parts of a response were omitted. */
function logFinding(finding: ContentFinding, url: string, logger: Logger): void {
	const { maxLoggedProblems } = limits.content;
	if ('set' in finding) {
		const { level, missing, refusal } = finding.set;
		const details = {
			operations: level,
			missing: missing.slice(0, maxLoggedProblems),
			count: missing.length,
			refusal: refusal.slice(0, maxLoggedProblems),
		};
		if (missing.length > 0)
			logger.error(details, 'the content endpoint lacks parts of the specification');
		else logger.warn(details, 'the content endpoint rejected an operation and gets others');
		return;
	}
	const { operation, leftOut } = finding;
	logger.warn(
		{
			operation,
			url,
			leftOut: leftOut.slice(0, maxLoggedProblems),
			count: leftOut.length,
		},
		'parts of a response of the content endpoint violate the contract and were omitted',
	);
}

export interface Personal {
	contentToken?: string | undefined;
	previewToken?: string | undefined;
	/** An editor's unsaved values, which replace the stored document; used with a preview token only. */
	liveDocument?: LiveDocument | undefined;
	/** The state of a submitted form that is rendered again. */
	formState?: FormState | undefined;
}

export interface RenderOptions extends Personal {
	application: Application;
	environment: Environment;
	logger: Logger;
	readApiDescription: RequestContextOptions['readApiDescription'];
	priceApi: RequestContextOptions['priceApi'];
	contentVersion: ContentVersion;
	contentTimeoutMs: number;
	/** Replaces `fetch` if the site itself serves the content operations. */
	contentFetch?: typeof fetch | undefined;
	memory: ContentMemory;
	onContentCall: (call: { error?: unknown; ms: number }) => void;
}

/** Calls the application and adds headers that depend on its response, such as the Content-Security-Policy. */
export function renderPage(request: Request, options: RenderOptions): Promise<RenderedPage> {
	const attributes = { 'url.path': new URL(request.url).pathname };
	return withSpan('render', { attributes }, () => render(request, options));
}

async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
	const { application, environment, logger } = options;
	const { createRequestContext, createRequestHandler } = application.entry.module;
	const record = new RenderRecord((err, message) =>
		logger.error({ err, url: request.url }, message),
	);
	const context = createRequestContext({
		content: {
			url: environment.CONTENT_URL,
			fetch: options.contentFetch,
			mediaOrigin: environment.MEDIA_URL,
			mediaHosts: environment.MEDIA_HOSTS,
			animationHosts: environment.ANIMATION_HOSTS,
			method: environment.CONTENT_METHOD,
			errorPolicy: environment.CONTENT_ERROR_POLICY,
			timeoutMs: options.contentTimeoutMs,
			token: options.contentToken,
			previewToken: options.previewToken,
			liveDocument: options.liveDocument,
			memory: options.memory,
			version: options.contentVersion,
		},
		path: new URL(request.url).pathname,
		origin: environment.SITE_URL,
		formState: options.formState,
		priceApi: options.priceApi,
		thirdParties: thirdPartySettings(environment),
		contentToken: environment.CONTENT_TOKEN_STORAGE
			? { storageKey: environment.CONTENT_TOKEN_STORAGE, cookie: storageTokenCookie }
			: undefined,
		readApiDescription: async () => {
			const description = await options.readApiDescription();
			// Without the document the page shows a notice and is not cached, so that the next request tries again.
			if (description === null) record.degrade();
			return description;
		},
		record,
		onContentCall: options.onContentCall,
		onContentFinding: (finding) => logFinding(finding, request.url, logger),
	});
	const handle = createRequestHandler(application, environment.NODE_ENV);
	const response = await handle(request, context);
	const { document, isUntagged } = record;
	const body = document?.html ?? Buffer.from(await response.arrayBuffer());
	const headers = Object.fromEntries(response.headers);
	if (headers['content-type']?.startsWith('text/html')) {
		headers['content-security-policy'] = contentSecurityPolicy({
			scriptHashes: scriptHashes(document?.codes ?? []),
			thirdParties: thirdPartySources(environment),
			apiOrigins: environment.API_ORIGINS,
		});
	}
	if (isPublic(options) && environment.SPECULATION_RULES === 'on' && isHtmlPage(response))
		headers['speculation-rules'] = speculationRulesHeader;
	// RFC 9110 section 15.6.4: clients should wait before they retry.
	if (response.status === 503) headers['retry-after'] = String(limits.retryAfterSeconds);
	const maxAgeMs = isUntagged ? environment.CONTENT_UNTAGGED_SECONDS * 1000 : undefined;
	return {
		status: response.status,
		headers,
		body,
		tags: [...record.tags],
		degraded: record.isDegraded,
		maxAgeMs,
	};
}

/** Speculation rules are for public pages only: personal pages link to other personal pages, which must not be prefetched. */
const isPublic = ({ contentToken, previewToken, liveDocument, formState }: Personal) =>
	!(contentToken || previewToken || liveDocument || formState);

const isHtmlPage = ({ status, headers }: Response) =>
	status === 200 && Boolean(headers.get('content-type')?.startsWith('text/html'));
