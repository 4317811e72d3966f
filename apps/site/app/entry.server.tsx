import { Writable } from 'node:stream';
import build from 'virtual:build-info';
import { siteOptions } from '@website/contracts/site-options';
import { renderToPipeableStream } from 'react-dom/server';
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import { finishDocument, newScriptMark } from './boot/finish-document.server';
import { addressesOf } from './boot/module-addresses.server';
import { pageBrand } from './brand/brand-document.server';
import { BrandProvider } from './brand/context';
import { getSite } from './content/site-context.server';
import { PartModulesContext } from './features/page-parts/page-part';
import { MessagesProvider } from './i18n/context';
import { loadMessages } from './i18n/messages';

// The server must use the application's copy of React Router: another copy would not recognize its contexts.
export { createRequestHandler } from './boot/request-handler.server';
export { createContentMemory } from './content/content-memory';
export { createRequestContext } from './request-context.server';
export { shareImageDesign } from './seo/share-image/design.server';
/** The URL of the live preview's script, which runs in an iframe of the admin panel. */
export const [livePreviewScript = ''] = addressesOf('app/features/live-preview/start.ts');
/** The running build, as in `builds/latest.json` and `builds/meta/{id}.json`. */
export { build };

/**
 * Renders a whole document. It does not stream, because pages are cached as a whole; an error rejects instead of ending a partial page.
 * The document is passed to the render's record and not to the response, whose body would be copied twice.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const url = new URL(request.url);
	const locale = localeFromPath(url.pathname);
	const [messages, brand] = await Promise.all([
		loadMessages(locale),
		pageBrand(context, url.pathname),
	]);
	const mark = newScriptMark();
	const modules = new Set([`app/i18n/messages/${locale}.ts`]);
	const rendered = await renderDocument(
		<PartModulesContext value={modules}>
			<MessagesProvider messages={messages}>
				<BrandProvider brand={brand}>
					<ServerRouter context={routerContext} url={request.url} nonce={mark} />
				</BrandProvider>
			</MessagesProvider>
		</PartModulesContext>,
		mark,
	);
	const { thirdParties, contentToken, record } = getSite(context);
	record.document = finishDocument(rendered, {
		mark,
		modules,
		settings: { build, brand: brand.look, options: siteOptions(), thirdParties, contentToken },
		defersStart: !import.meta.env.DEV,
	});
	headers.set('content-type', 'text/html; charset=utf-8');
	return new Response(null, { status, headers });
}

/** Reports errors of loaders and rendering. Without it, React Router writes them to the console as plain text. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted) return;
	// React Router's own error responses have the cause in a property that the types omit.
	const cause = isRouteErrorResponse(error) && 'error' in error ? error.error : error;
	getSite(context).record.fail(cause);
};

/** Larger than any page: everything is rendered when piping starts, so React writes it without waiting for the stream to drain. */
const maxBufferedBytes = 64 * 1024 * 1024;

function renderDocument(element: React.ReactNode, nonce: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(element, {
			nonce,
			// Keeps large parts in place. Otherwise, React puts them at the end, hidden until a script moves them.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady: () => {
				const chunks: Buffer[] = [];
				pipe(
					new Writable({
						highWaterMark: maxBufferedBytes,
						write: (chunk: Buffer, _encoding, done) => {
							chunks.push(chunk);
							done();
						},
						final: (done) => {
							resolve(Buffer.concat(chunks));
							done();
						},
					}),
				);
			},
			onShellError: reject,
			onError: reject,
		});
	});
}
