import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { RenderRecord } from '#shared/http/render-record.ts';
import { createContentClient } from '../../app/content/client.server.ts';
import { createContent } from '../../app/content/content.server.ts';
import { endpointMemory } from '../../app/content/endpoint/request/endpoint-memory.ts';
import { GetPageDocument } from '../../app/content/generated/documents.ts';
import { type SourceServer, startSourceServer } from '../server/source-server.ts';

/** The backend's response with a page that has an animation; the backend's tests record and compare it. */
const recordedResponse = readFileSync(
	join(import.meta.dirname, '../../../../packages/contracts/recorded/page-with-animation.json'),
	'utf8',
);
const recordedLink = 'http://backend.test:4000/api/media/file/moving.json';

let host: SourceServer;
afterEach(() => host.close());

/** Reads the recorded response with another link, and returns the animation link of the first section. */
async function animationOf(link: string): Promise<unknown> {
	host = await startSourceServer((_request, response) => {
		response.setHeader('content-type', 'application/json');
		response.end(`{"data":${recordedResponse.replace(recordedLink, link)}}`);
	});
	const content = createContent({
		client: createContentClient({
			url: host.origin,
			method: 'POST',
			errorPolicy: 'none',
			timeoutMs: 60_000,
		}),
		mediaOrigin: 'http://backend.test:4000',
		animationHosts: ['lottie.example'],
		memory: endpointMemory(1000),
		fillFigures: async (data) => data,
		hasChat: false,
		record: new RenderRecord(() => {}),
		onFinding: () => {},
		onCall: () => {},
	});
	const variables = { slug: 'moving', lang: 'en' as const, parentSlug: null };
	const { page } = await content.query(GetPageDocument, variables);
	const [section] = page?.sections ?? [];
	return section && 'animation' in section ? section.animation?.animationLink : undefined;
}

it.each([
	[recordedLink, '/content/api/media/file/moving.json'],
	['https://lottie.example/a.json?x=1', '/animations/lottie.example/a.json?x=1'],
	['https://other.example/a.json', 'https://other.example/a.json'],
])('a recorded response with %s has the animation link %s', async (link, animationUrl) => {
	expect(recordedResponse).toContain(recordedLink);
	expect(await animationOf(link)).toBe(animationUrl);
});
