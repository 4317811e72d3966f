import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import { deferStart } from './boot/defer-start.server';
import { newScriptMark, takeOwnScripts } from './boot/own-scripts.server';
import { writePageSettings } from './boot/write-page-settings.server';
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

/** Renders a whole document. Pages are cached whole, so nothing is gained by streaming; an error rejects, never half a page. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const url = new URL(request.url);
	const messages = await loadMessages(localeFromPath(url.pathname));
	const mark = newScriptMark();
	const document = await renderDocument(
		<MessagesProvider messages={messages}>
			<ServerRouter context={routerContext} url={request.url} nonce={mark} />
		</MessagesProvider>,
		mark,
	);
	const { thirdParties, contentToken, onInlineScripts } = getSite(context);
	const settled = writePageSettings(document, { build, thirdParties, contentToken }, mark);
	const { html, codes } = takeOwnScripts(
		import.meta.env.DEV ? settled : deferStart(settled, mark),
		mark,
	);
	onInlineScripts(codes);
	headers.set('content-type', 'text/html; charset=utf-8');
	return new Response(html, { status, headers });
}

/** Hands on what went wrong in a loader or while rendering; React Router would write it to the console as plain text. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted) return;
	// What React Router itself found carries its cause inside; its types keep that to themselves.
	const cause = isRouteErrorResponse(error) && 'error' in error ? error.error : error;
	getSite(context).onError(cause);
};

/** More than a page has: everything is rendered by then, and React writes it in one turn. */
const mostBufferedBytes = 64 * 1024 * 1024;

function renderDocument(element: React.ReactNode, nonce: string): Promise<string> {
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
							resolve(Buffer.concat(chunks).toString());
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
