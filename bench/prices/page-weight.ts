import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageWeight } from './measurement.ts';

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
