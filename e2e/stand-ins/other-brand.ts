import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Brand } from '@website/contracts/content-types';

export interface BrandedContent {
	url: string;
	/** The `brand` field of responses; null for an endpoint without a brand. */
	brand: Partial<Brand> | null;
	close(): Promise<void>;
}

/** The demo content with another company name, without the logos and the main colors of images. */
function rename(value: unknown, name: string): unknown {
	if (typeof value === 'string')
		return value.replace(/vimplo/gi, (match) => (match === 'Vimplo' ? name : name.toLowerCase()));
	if (Array.isArray(value)) return value.map((item) => rename(item, name));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, field]) => [
			key,
			['color', 'logo', 'logoDark', 'pageLogo', 'icon'].includes(key) ? null : rename(field, name),
		]),
	);
}

/** Starts a content endpoint with the demo content, but another company name in all texts and the brand that the test sets. */
export async function startBrandedContent(backend: string, name: string): Promise<BrandedContent> {
	const content: Omit<BrandedContent, 'url' | 'close'> = { brand: null };
	const server = createServer(async (request, response) => {
		const upstream = await fetch(`${backend}/graphql`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: await text(request),
		});
		const { data, ...rest } = await upstream.json();
		const renamedData = Object(rename(data, name));
		if ('brand' in renamedData) renamedData.brand = content.brand;
		response.writeHead(upstream.status, { 'content-type': 'application/json' });
		response.end(JSON.stringify({ ...rest, data: data && renamedData }));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// The address of a listening TCP server is always an AddressInfo.
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
