import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface StandInService {
	url: string;
	/** The form of each request, in order. */
	requests: URLSearchParams[];
	/** How it behaves from now on. */
	behave(
		how: 'well' | 'busyOnce' | 'usedUp' | 'down' | 'failing' | 'half' | 'html' | 'badCodes',
	): void;
	close(): void;
}

/**
 * Answers as DeepL's API does (`POST /v2/translate`, version 2). Words are written backwards, the
 * codes stay.
 */
export async function startTranslationService(key: string): Promise<StandInService> {
	const requests: URLSearchParams[] = [];
	let manner: Parameters<StandInService['behave']>[0] = 'well';
	const server = createServer(async (request, response) => {
		const form = new URLSearchParams(await text(request));
		requests.push(form);
		const json = { 'content-type': 'application/json' };
		if (manner === 'down') return response.socket?.destroy();
		if (manner === 'busyOnce') {
			manner = 'well';
			return response.writeHead(429, json).end('{"message":"Too many requests"}');
		}
		if (manner === 'failing') return response.writeHead(500).end();
		if (manner === 'half') {
			response.writeHead(200, { ...json, 'content-length': 1_000 }).write('{"translations":[{"te');
			return response.socket?.destroySoon();
		}
		if (manner === 'html') return response.writeHead(200, json).end('<html>');
		if (manner === 'usedUp')
			return response.writeHead(456, json).end('{"message":"Quota exceeded"}');
		if (request.headers.authorization !== `DeepL-Auth-Key ${key}`)
			return response.writeHead(403, json).end('{"message":"Forbidden"}');
		const translations = form.getAll('text').map((passage) => ({
			detected_source_language: form.get('source_lang')?.toUpperCase(),
			text: manner === 'badCodes' ? passage.replace(/<[^>]+>/g, '') : backwards(passage),
			billed_characters: passage.length,
		}));
		return response.writeHead(200, json).end(JSON.stringify({ translations }));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		behave: (how) => {
			manner = how;
		},
		close: () => server.close(),
	};
}

/** The words between tags and entities, each written backwards. */
export const backwards = (passage: string): string =>
	passage.replace(
		/(<[^>]+>|&\w+;)|(\p{L}+)/gu,
		(_, code, word) => code ?? [...word].reverse().join(''),
	);
