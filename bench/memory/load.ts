import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Ask } from '../signed-in.ts';

const atOnce = 20;

/** Asks for so many addresses that nobody has heard of, each as another client, and calls `each` with the number answered. */
export async function inventAddresses(
	origin: string,
	count: number,
	each: (answered: number) => void,
): Promise<void> {
	const clients = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
	let requestCount = 0;
	let answered = 0;
	const ask = async () => {
		while (requestCount < count) {
			requestCount += 1;
			const response = await fetch(`${origin}/${randomUUID()}`, {
				headers: { 'x-client-address': clients(requestCount) },
			});
			await response.arrayBuffer();
			if (response.status !== 404) throw new Error(`An invented address: ${response.status}`);
			answered += 1;
			each(answered);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, ask));
}

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

export async function uploadPictures(ask: Ask, count: number): Promise<void> {
	const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
	const create = { width: 2_000, height: 1_500, channels: 3, noise, background: '#000' } as const;
	const picture = await sharp({ create }).jpeg().toBuffer();
	for (let number = 0; number < count; number += 1) {
		const form = new FormData();
		form.set('_payload', JSON.stringify({ alt: `Picture ${number}` }));
		form.set('file', new Blob([picture], { type: 'image/jpeg' }), `memory-${number}.jpg`);
		await ask('POST', '/api/media', form);
	}
}
