import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { BackendRequest } from '../sign-in.ts';

const atOnce = 20;

/** Requests `count` unknown URLs, each as another client, and calls `each` with the number of responses until now. */
export async function requestUnknownUrls(
	origin: string,
	count: number,
	each: (responseCount: number) => void,
): Promise<void> {
	const clients = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
	let requestCount = 0;
	let responseCount = 0;
	const request = async () => {
		while (requestCount < count) {
			requestCount += 1;
			const response = await fetch(`${origin}/${randomUUID()}`, {
				headers: { 'x-client-address': clients(requestCount) },
			});
			await response.arrayBuffer();
			if (response.status !== 404) throw new Error(`An unknown URL: ${response.status}`);
			responseCount += 1;
			each(responseCount);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, request));
}

/** The URLs in a site's sitemaps. */
export async function pagesOf(origin: string): Promise<string[]> {
	const addresses = async (path: string) => {
		const text = await (await fetch(origin + path)).text();
		return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
	};
	const sitemaps = await addresses('/sitemap.xml');
	return (await Promise.all(sitemaps.map(addresses))).flat().map((path) => origin + path);
}

export async function crawl(origin: string): Promise<number> {
	const pages = await pagesOf(origin);
	for (const page of pages) await (await fetch(page)).arrayBuffer();
	return pages.length;
}

export async function uploadPictures(request: BackendRequest, count: number): Promise<void> {
	const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
	const create = { width: 2_000, height: 1_500, channels: 3, noise, background: '#000' } as const;
	const picture = await sharp({ create }).jpeg().toBuffer();
	for (let number = 0; number < count; number += 1) {
		const form = new FormData();
		form.set('_payload', JSON.stringify({ alt: `Picture ${number}` }));
		form.set('file', new Blob([picture], { type: 'image/jpeg' }), `memory-${number}.jpg`);
		await request('POST', '/api/media', form);
	}
}
