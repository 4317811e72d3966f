import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@website/contracts/testing/listen';

export interface MockService {
	url: string;
	/** The form data of each request, in order. */
	requests: URLSearchParams[];
	/** Sets the behavior for the following requests. */
	behave(
		next: 'well' | 'busyOnce' | 'usedUp' | 'down' | 'failing' | 'half' | 'html' | 'badCodes',
	): void;
	close(): void;
}

/**
 * Starts a mock of DeepL's API (`POST /v2/translate`, version 2). It reverses each word and keeps
 * the codes.
 */
export async function startTranslationService(key: string): Promise<MockService> {
	const requests: URLSearchParams[] = [];
	let mode: Parameters<MockService['behave']>[0] = 'well';
	const server = createServer(async (request, response) => {
		const form = new URLSearchParams(await text(request));
		requests.push(form);
		const json = { 'content-type': 'application/json' };
		if (mode === 'down') return response.socket?.destroy();
		if (mode === 'busyOnce') {
			mode = 'well';
			return response.writeHead(429, json).end('{"message":"Too many requests"}');
		}
		if (mode === 'failing') return response.writeHead(500).end();
		if (mode === 'half') {
			response.writeHead(200, { ...json, 'content-length': 1_000 }).write('{"translations":[{"te');
			return response.socket?.destroySoon();
		}
		if (mode === 'html') return response.writeHead(200, json).end('<html>');
		if (mode === 'usedUp') return response.writeHead(456, json).end('{"message":"Quota exceeded"}');
		if (request.headers.authorization !== `DeepL-Auth-Key ${key}`)
			return response.writeHead(403, json).end('{"message":"Forbidden"}');
		const translations = form.getAll('text').map((passage) => ({
			detected_source_language: form.get('source_lang')?.toUpperCase(),
			text: mode === 'badCodes' ? passage.replace(/<[^>]+>/g, '') : reverseWords(passage),
			billed_characters: passage.length,
		}));
		return response.writeHead(200, json).end(JSON.stringify({ translations }));
	});
	const { origin, close } = await listen(server);
	return {
		url: origin,
		requests,
		behave: (next) => {
			mode = next;
		},
		close,
	};
}

/** Reverses each word outside of tags and entities. */
export const reverseWords = (passage: string): string =>
	passage.replace(
		/(<[^>]+>|&\w+;)|(\p{L}+)/gu,
		(_, code, word) => code ?? [...word].reverse().join(''),
	);
