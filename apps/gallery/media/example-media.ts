import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import type { Connect, Plugin } from 'vite';

const types: Record<string, string> = {
	'.svg': 'image/svg+xml',
	'.json': 'application/json',
	'.mp4': 'video/mp4',
	'.vtt': 'text/vtt',
};

/**
 * Serves media (`/content/media/…`, `/images/…/content/media/…`) from the folder of the demo content. For other pictures it draws
 * a landscape with their file name.
 */
export function exampleMedia(folder: string): Plugin {
	const handle: Connect.NextHandleFunction = (request, response, next) => {
		const path = (request.url ?? '').split('?')[0] ?? '';
		if (!/^\/(content|images|animations)\//.test(path)) return next();
		send(join(folder, basename(path)), response, request);
	};
	return {
		name: 'example-media',
		configureServer: ({ middlewares }) => void middlewares.use(handle),
		configurePreviewServer: ({ middlewares }) => void middlewares.use(handle),
	};
}

function send(file: string, response: ServerResponse, { url = '' }: IncomingMessage): void {
	const type = types[extname(file)];
	if (type && existsSync(file)) {
		response.setHeader('Content-Type', type);
		createReadStream(file).pipe(response);
		return;
	}
	if (extname(file) === '.json') {
		response.statusCode = 404;
		response.end();
		return;
	}
	const [, width = '1200', height = '800'] = /s_(\d+)x(\d+)/.exec(url) ?? [];
	response.setHeader('Content-Type', 'image/svg+xml');
	response.end(drawPlaceholder(basename(file), Number(width), Number(height)));
}

function drawPlaceholder(name: string, width: number, height: number): string {
	const size = Math.round(Math.min(width, height) / 12);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="hsl(212 45% 78%)"/>
<path d="M0 ${height} L${width * 0.34} ${height * 0.42} L${width * 0.56} ${height * 0.72} L${width * 0.72} ${height * 0.54} L${width} ${height}Z" fill="hsl(212 38% 58%)"/>
<circle cx="${width * 0.76}" cy="${height * 0.26}" r="${size}" fill="hsl(42 90% 72%)"/>
${size > 12 ? `<text x="${size}" y="${height - size}" font-family="monospace" font-size="${size / 2}" fill="hsl(212 60% 20%)">${name}</text>` : ''}
</svg>`;
}
