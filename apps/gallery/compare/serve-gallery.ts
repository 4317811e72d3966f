import { build, preview } from 'vite';
import { galleryConfig } from '../vite/gallery-config.ts';

export interface ServedGallery {
	url: string;
	close(): Promise<void>;
}

/** Builds the gallery of a project folder into `outDir` and serves it on a free port. */
export async function serveGallery(project: string, outDir: string): Promise<ServedGallery> {
	const config = { ...galleryConfig({ project, outDir }), logLevel: 'warn' as const };
	await build(config);
	const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
	const [url = ''] = server.resolvedUrls?.local ?? [];
	return { url: url.replace(/\/$/, ''), close: () => server.close() };
}
