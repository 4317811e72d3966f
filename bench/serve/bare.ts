import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTarget, type Target } from './child.ts';

/** Starts the bare server with the body and headers of a page, except the headers that Node adds. */
export function startBareServer(
	folder: string,
	page: { headers: string[]; body: Buffer },
): Promise<Target> {
	const nodeHeaders = ['date', 'connection', 'keep-alive'];
	const headers = page.headers.flatMap((name, index) =>
		index % 2 === 0 && !nodeHeaders.includes(name.toLowerCase())
			? [name, page.headers[index + 1] ?? '']
			: [],
	);
	const headerFile = join(folder, 'headers.json');
	const bodyFile = join(folder, 'body');
	writeFileSync(headerFile, JSON.stringify(headers));
	writeFileSync(bodyFile, page.body);
	return startTarget(
		process.execPath,
		[join(import.meta.dirname, 'bare-server.ts'), '4702', headerFile, bodyFile],
		{ origin: 'http://127.0.0.1:4702', ready: '/' },
	);
}
