import { readBody } from '@website/contracts/read-body';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';
import { contentMediaPath, type MediaHosts, mediaSource } from '#shared/addresses/media-path.ts';
import { ownFontPath } from '#shared/brand/brand-css.ts';
import { pageLetters } from '#shared/brand/page-letters.ts';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import { contentFile } from '../content-files/file-path.ts';
import type { Admit } from '../guarding/rate-limits.ts';
import { WorkQueue } from '../guarding/work-queue.ts';
import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import type { CurrentBrand } from './site-brand.ts';

export interface FontRoutesOptions extends MediaHosts {
	brand: CurrentBrand;
	logger: Logger;
	admit: Admit;
}

/**
 * `/brand/{version}.woff2`: the uploaded font of the brand, reduced to the characters that pages use. Responds 404 for another version and
 * 502 if the font cannot be read; pages then fall back to system fonts.
 */
export function fontRoutes({ brand, logger, admit, ...hosts }: FontRoutesOptions): Hono {
	const fonts = new LRUCache<string, Buffer>({ max: limits.brand.fonts });
	const queue = new WorkQueue({ atOnce: 1, waiting: limits.brand.fontsWaiting });
	return new Hono().get('/brand/:file', async (c) => {
		const { fontFile, version } = await brand.read();
		c.header('cache-control', 'no-store');
		if (!fontFile || c.req.path !== ownFontPath(version)) return c.text('Font not found', 404);
		try {
			const cached = fonts.get(version);
			if (!cached) admit(c);
			const body = cached ?? (await queue.run(() => subsetOf(fontFile, hosts)));
			fonts.set(version, body);
			return c.body(new Uint8Array(body), 200, {
				'content-type': 'font/woff2',
				etag: `W/"${version}"`,
				'cache-control': 'public, max-age=31536000, immutable',
			});
		} catch (error) {
			logger.error({ err: error, path: fontFile }, 'the font of the brand could not be read');
			return c.text('The font is not available', 502);
		}
	});
}

async function subsetOf(fontFile: string, hosts: MediaHosts): Promise<Buffer> {
	const [path = ''] = fontFile.slice(contentMediaPath.length).split('?');
	const file = fontFile.startsWith(`${contentMediaPath}/`) ? contentFile(path) : null;
	const source = file && mediaSource(file.path, hosts);
	if (!source) throw new Error('The font is not on the content host');
	const response = await fetchWithRetry(source, {
		redirect: 'manual',
		signal: AbortSignal.timeout(limits.images.sourceTimeoutMs),
	});
	if (!response.ok) throw new Error(`The content host responded ${response.status}`);
	const bytes = await readBody(response, limits.brand.fontBytes);
	if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error('The file is not a WOFF2 font');
	return subsetFont(bytes, pageLetters, { targetFormat: 'woff2' });
}
