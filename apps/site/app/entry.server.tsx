import { Writable } from 'node:stream';
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
import { pageBrand } from './brand/brand-document.server';
import { BrandProvider } from './brand/context';
import { getSite } from './content/site-context.server';
import { build } from './features/new-builds/build-info.server';
import { MessagesProvider } from './i18n/context';
import { loadMessages } from './i18n/messages';

export { default as livePreviewScript } from 'virtual:live-preview';
// The server must use the application's own copy of React Router, or contexts would not be recognized.
export { createRequestHandler } from './boot/request-handler.server';
export { createContentMemory } from './content/content-memory';
export { build } from './features/new-builds/build-info.server';
export { createRequestContext } from './request-context.server';
export { shareImageDesign } from './seo/share-image/design.server';

/**
 * Renders a whole document. Pages are cached whole, so nothing is gained by streaming; an error rejects, never half a page. The
 * document itself goes to the site's `onDocument`: as a body it would be copied into the response and out of it again.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const url = new URL(request.url);
	const [messages, brand] = await Promise.all([
		loadMessages(localeFromPath(url.pathname)),
		pageBrand(context, url.pathname),
	]);
	const mark = newScriptMark();
	const rendered = await renderDocument(
		<MessagesProvider messages={messages}>
			<BrandProvider brand={brand}>
				<ServerRouter context={routerContext} url={request.url} nonce={mark} />
			</BrandProvider>
		</MessagesProvider>,
		mark,
	);
	const { thirdParties, contentToken, onDocument } = getSite(context);
	onDocument(
		finishDocument(rendered, {
			mark,
			settings: { build, brand: brand.look, options: siteOptions(), thirdParties, contentToken },
			defersStart: !import.meta.env.DEV,
		}),
	);
	headers.set('content-type', 'text/html; charset=utf-8');
	return new Response(null, { status, headers });
}

/** Reports errors of loaders and renders; React Router would write them to the console as plain text. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted) return;
	// What React Router itself found carries its cause inside; its types keep that to themselves.
	const cause = isRouteErrorResponse(error) && 'error' in error ? error.error : error;
	getSite(context).onError(cause);
};

/** More than a page has: everything is rendered by then, and React writes it in one turn. */
const mostBufferedBytes = 64 * 1024 * 1024;

function renderDocument(element: React.ReactNode, nonce: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(element, {
			nonce,
			// Large parts stay in their place: React would else put them at the end, hidden until a script moves them.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady: () => {
				const chunks: Buffer[] = [];
				pipe(
					new Writable({
						highWaterMark: mostBufferedBytes,
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
