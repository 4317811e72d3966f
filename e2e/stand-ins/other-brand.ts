import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Brand } from '@website/contracts/content-types';

export interface BrandedContent {
	url: string;
	/** What the endpoint answers as its brand; null for an endpoint that has none. */
	brand: Partial<Brand> | null;
	close(): Promise<void>;
}

/** The demo's content under another name, without its logos and the main colors of its pictures. */
function renamed(value: unknown, name: string): unknown {
	if (typeof value === 'string')
		return value.replace(/vimplo/gi, (match) => (match === 'Vimplo' ? name : name.toLowerCase()));
	if (Array.isArray(value)) return value.map((one) => renamed(one, name));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [
			key,
			['color', 'logo', 'logoDark', 'pageLogo', 'icon'].includes(key) ? null : renamed(one, name),
		]),
	);
}

/** A content endpoint with the demo's content as somebody else's: their name in every text, and the brand that a test says. */
export async function startBrandedContent(backend: string, name: string): Promise<BrandedContent> {
	const content: Omit<BrandedContent, 'url' | 'close'> = { brand: null };
	const server = createServer(async (request, response) => {
		const answer = await fetch(`${backend}/graphql`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: await text(request),
		});
		const { data, ...rest } = await answer.json();
		const changed = Object(renamed(data, name));
		if ('brand' in changed) changed.brand = content.brand;
		response.writeHead(answer.status, { 'content-type': 'application/json' });
		response.end(JSON.stringify({ ...rest, data: data && changed }));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A listening TCP server's address is always an AddressInfo.
	const { port } = server.address() as AddressInfo;
	return Object.assign(content, {
		url: `http://127.0.0.1:${port}/graphql`,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	});
}
