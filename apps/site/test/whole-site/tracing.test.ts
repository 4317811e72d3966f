// @vitest-environment node
// Runs in its own process, since the exporter of traces is set once per process.

import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { RenderRecord } from '#shared/http/render-record.ts';
import { createContentClient } from '../../app/content/client.server.ts';
import { createContent } from '../../app/content/content.server.ts';
import { endpointMemory } from '../../app/content/endpoint/request/endpoint-memory.ts';
import { GetFooterDocument } from '../../app/content/generated/documents.ts';
import { startTracing } from '../../server/observing/tracing.ts';
import { requestTrace } from '../../server/receiving/request-log.ts';
import { startSourceServer } from '../server/source-server.ts';

interface Span {
	name: string;
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	kind: number;
	status: { code?: number; message?: string };
}

interface Body {
	resourceSpans: {
		resource: { attributes: { key: string; value: { stringValue?: string } }[] };
		scopeSpans: { spans: Span[] }[];
	}[];
}

const traceId = '0af7651916cd43dd8448eb211c80319c';

it('sends a request and its calls as one trace with the caller as parent and without secrets', async () => {
	const bodies: Body[] = [];
	await using collector = await server(async (request, response) => {
		bodies.push((await json(request)) as Body);
		response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
	});
	let lastHeaders: IncomingHttpHeaders = {};
	let fails = false;
	await using content = await server((request, response) => {
		lastHeaders = request.headers;
		if (fails) response.writeHead(500).end('secret detail');
		else
			response
				.writeHead(200, { 'content-type': 'application/json' })
				.end('{"data":{"footer":null}}');
	});
	process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.origin;
	const stopTracing = startTracing(1);

	const app = new Hono().use(requestTrace()).get('*', async (c) => {
		const reader = createContent({
			fillFigures: async (data) => data,
			hasChat: true,
			client: createContentClient({
				url: `${content.origin}/graphql`,
				method: 'POST',
				errorPolicy: 'none',
				timeoutMs: 60_000,
				token: 'secret-token',
			}),
			mediaOrigin: content.origin,
			animationHosts: [],
			memory: endpointMemory(1000),
			record: new RenderRecord(() => {}),
			onFinding: () => {},
			onCall: () => {},
		});
		await reader.query(GetFooterDocument, { lang: 'en' }).catch(() => {});
		return c.text('page');
	});
	const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, cookie: 'member=secret' };
	await app.request('http://site/about?secret=1', { headers });
	expect(lastHeaders.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
	fails = true;
	await app.request('http://site/other', { headers });
	await stopTracing();

	const spans = bodies.flatMap(({ resourceSpans }) =>
		resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
	);
	const [call, page, failed] = spans;
	expect(page).toMatchObject({ name: 'GET', traceId, parentSpanId: 'b7ad6b7169203331' });
	expect(call).toMatchObject({ name: 'content getFooter', traceId, parentSpanId: page?.spanId });
	expect(lastHeaders.traceparent).toContain(failed?.spanId);
	expect(failed?.status).toEqual({ code: 2, message: 'ClientError' });
	expect(spans).toHaveLength(4);
	const [resource] = bodies[0]?.resourceSpans ?? [];
	expect(resource?.resource.attributes).toContainEqual({
		key: 'service.name',
		value: { stringValue: 'site' },
	});
	expect(JSON.stringify(bodies)).not.toContain('secret');
});

async function server(handler: Parameters<typeof startSourceServer>[0]) {
	const source = await startSourceServer(handler);
	return { ...source, [Symbol.asyncDispose]: () => source.close() };
}
