import { randomUUID } from 'node:crypto';
import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireAccess } from '../../access/language-rights.ts';
import { accountName } from '../../documents/changed-by.ts';
import { documentKey } from '../../documents/document-ref.ts';
import { parseTextDocument } from '../../documents/text-document.ts';
import { endpoint, jsonBody, jsonResponse } from '../../platform/http/endpoint.ts';
import { limits } from './limits.ts';
import type { Visitor } from './presence-state.ts';
import { rooms } from './rooms.ts';
import { sendPresence } from './send.ts';

const tab = z.string().regex(/^[a-z0-9]{8,20}$/);
const query = z.object({ tab, writes: z.stringbool() });
const body = z.object({ tab, writes: z.boolean(), stay: z.enum(['visible', 'hidden', 'left']) });

/** The document of the request and the visitor in it. Throws 403 and 404 as for reading the document. */
async function visitOf(req: PayloadRequest): Promise<{ document: string; visitor: Visitor }> {
	const ref = parseTextDocument(String(req.routeParams?.document ?? ''));
	if (!ref) throw new NotFound(req.t);
	await requireAccess(req, ref, { action: 'read' });
	if (!req.user) throw new Forbidden(req.t);
	const name = (accountName(req.user) ?? '').slice(0, 100);
	const visitor = { visit: randomUUID(), user: req.user.id, name, writes: false };
	return { document: documentKey(ref), visitor };
}

/** Server-sent events with the state of a document: at once, and whenever it changes. Ends after `limits.streamMs`. */
function stateStream(
	{ payload }: PayloadRequest,
	{ document, visitor, tab }: { document: string; visitor: Visitor; tab: string },
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	let leave = () => {};
	return new ReadableStream({
		start(controller) {
			const update = () => {
				const state = JSON.stringify(rooms().state(document, visitor.user));
				controller.enqueue(encoder.encode(`data: ${state}\n\n`));
			};
			const end = () => {
				leave();
				controller.close();
			};
			const ms = limits.streamMs + limits.graceMs;
			sendPresence(payload, { kind: 'enter', document, tab, visitor, ms });
			const unwatch = rooms().watch({ document, user: visitor.user, update, end });
			const timer = setTimeout(end, unwatch ? limits.streamMs : 0).unref();
			leave = () => {
				clearTimeout(timer);
				unwatch?.();
				const { visit } = visitor;
				sendPresence(payload, { kind: 'leave', document, tab, visit, ms: limits.graceMs });
			};
			update();
		},
		cancel: () => leave(),
	});
}

/**
 * Who has the form of a document open, for people who may read it (`presence-state.ts`).
 *
 * - `GET /api/presence/pages:12/stream?tab&writes`: a stream, during which the tab counts as open
 * - `POST /api/presence/pages:12` with `{ tab, writes, stay }`: the state once, for hidden tabs and where a proxy cuts streams; `left`
 *   when the form is closed
 */
export const presenceEndpoints: Endpoint[] = [
	endpoint('get', '/presence/:document/stream', async (req) => {
		const request = query.safeParse(Object.fromEntries(req.searchParams));
		if (!request.success) throw new APIError('tab and writes are required', 400, null, true);
		const { document, visitor } = await visitOf(req);
		const { tab, writes } = request.data;
		return new Response(stateStream(req, { document, visitor: { ...visitor, writes }, tab }), {
			headers: {
				'content-type': 'text/event-stream',
				// Without compression and without a buffer of nginx, which would hold events back.
				'cache-control': 'no-store, no-transform',
				'x-accel-buffering': 'no',
			},
		});
	}),
	endpoint('post', '/presence/:document', async (req) => {
		const { tab, writes, stay } = await jsonBody(req, body);
		const { document, visitor } = await visitOf(req);
		const ms = stay === 'hidden' ? limits.hiddenMs : limits.pollMs + limits.graceMs;
		sendPresence(
			req.payload,
			stay === 'left'
				? { kind: 'leave', document, tab, visit: null, ms: 0 }
				: { kind: 'enter', document, tab, visitor: { ...visitor, writes }, ms },
		);
		return jsonResponse(rooms().state(document, visitor.user));
	}),
];
