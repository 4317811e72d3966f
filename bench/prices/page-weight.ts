import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface PageWeight {
	bytes: number;
	gzip: number;
	brotli: number;
	/** Of the bytes, what the page's scripts start from: prices, content and settings. */
	initialData: number;
}

/** What the HTML of a page weighs, and how much of it is data for scripts. */
export async function weigh(url: string): Promise<PageWeight> {
	const page = await (await fetch(url)).text();
	const scripts = page.match(/<script[^>]*>window\.__reactRouterContext\.streamController[^<]*/g);
	return {
		bytes: Buffer.byteLength(page),
		gzip: gzipSync(page).byteLength,
		brotli: brotliCompressSync(page).byteLength,
		initialData: (scripts ?? []).reduce((sum, text) => sum + Buffer.byteLength(text), 0),
	};
}
