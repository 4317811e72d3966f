import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { escapeHtml } from '../texts/escape-html.ts';

/** Why a translation service failed. */
export type ServiceProblem = 'refused' | 'usedUp' | 'unreachable';

export class TranslationServiceError extends Error {
	readonly problem: ServiceProblem;
	constructor(problem: ServiceProblem, cause: unknown) {
		super(`The translation service failed: ${problem}`, { cause });
		this.problem = problem;
	}
}

/** A mark in a text, without its brackets: `1`, `/1` or `2/`. */
const marks = /⟦(\d{1,4}\/?|\/\d{1,4})⟧/g;

interface Options {
	key: string;
	/** Overrides DeepL's server. */
	serverUrl?: string | undefined;
	/** A request: passages, characters, timeout and number of attempts, pause between them. */
	limits: Readonly<
		Record<'attempts' | 'pauseMs' | 'requestCharacters' | 'requestPassages' | 'timeoutMs', number>
	>;
}

/** Target languages for which DeepL requires a region. */
const languagesWithRegion = new Set(['en', 'pt', 'zh']);

const languageOf = (tag: string): string => tag.split('-', 1)[0] ?? tag;

const targetCode = (tag: string): string =>
	languagesWithRegion.has(languageOf(tag)) ? tag : languageOf(tag);

/** Keys of free accounts use another server. */
const serverOf = (key: string): string =>
	key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

/** The status codes of an exceeded quota and of a rejected key (DeepL API, "Error handling"). */
const problems: ReadonlyMap<number, ServiceProblem> = new Map([
	[456, 'usedUp'],
	[403, 'refused'],
]);

const translations = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** A passage as XML without characters that XML forbids: the mark ⟦1⟧ becomes `<c1>`, ⟦/1⟧ `</c1>`, ⟦2/⟧ `<c2/>`. */
const toXml = (passage: string): string =>
	escapeHtml(passage.replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')).replace(
		marks,
		(_, mark: string) => (mark.startsWith('/') ? `</c${mark.slice(1)}>` : `<c${mark}>`),
	);

const characters: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	'#39': "'",
	apos: "'",
};

const fromXml = (xml: string): string =>
	xml
		.replace(/<(\/?)c(\d{1,4})\s*(\/?)>/g, '⟦$1$2$3⟧')
		.replace(/&(amp|lt|gt|quot|apos|#39);/g, (entity, name: string) => characters[name] ?? entity);

/**
 * Translates passages with DeepL's API (`POST /v2/translate`) from and into languages given by their tags; keeps marks (⟦1⟧words⟦/1⟧,
 * ⟦2/⟧) and the order. DeepL rejects languages that it does not support; its response names them. Requests are retried after a pause if
 * DeepL is busy or unreachable. Throws a TranslationServiceError.
 */
export function deepl({ key, serverUrl = serverOf(key), limits }: Options) {
	const { requestPassages, requestCharacters, timeoutMs, attempts, pauseMs } = limits;
	const attempt = async (body: URLSearchParams, count: number) => {
		const response = await fetch(new URL('/v2/translate', serverUrl), {
			method: 'POST',
			headers: { authorization: `DeepL-Auth-Key ${key}` },
			body,
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (!response.ok)
			throw new TranslationServiceError(
				problems.get(response.status) ?? 'unreachable',
				new Error(`DeepL responded with ${response.status}: ${await response.text()}`),
			);
		const result = translations.parse(await response.json()).translations;
		if (result.length !== count)
			throw new Error(`DeepL returned ${result.length} of ${count} texts`);
		return result;
	};
	const translate = async (batch: string[], source: string, target: string) => {
		const body = new URLSearchParams([
			['source_lang', languageOf(source)],
			['target_lang', targetCode(target)],
			['tag_handling', 'xml'],
			['preserve_formatting', '1'],
			...batch.map((passage): [string, string] => ['text', toXml(passage)]),
		]);
		for (let remaining = attempts - 1; ; remaining -= 1) {
			try {
				return (await attempt(body, batch.length)).map(({ text }) => fromXml(text));
			} catch (cause) {
				const problem =
					cause instanceof TranslationServiceError
						? cause
						: new TranslationServiceError('unreachable', cause);
				if (problem.problem !== 'unreachable' || remaining === 0) throw problem;
				await pause(pauseMs);
			}
		}
	};
	/** DeepL accepts at most 50 texts and 128 KiB per request. */
	function* batches(passages: readonly string[]): Generator<string[]> {
		let batch: string[] = [];
		let size = 0;
		for (const passage of passages) {
			const isFull = batch.length === requestPassages || size + passage.length > requestCharacters;
			if (isFull && batch.length > 0) {
				yield batch;
				batch = [];
				size = 0;
			}
			batch.push(passage);
			size += passage.length;
		}
		if (batch.length > 0) yield batch;
	}
	return async (passages: readonly string[], source: string, target: string): Promise<string[]> => {
		const requests = [...batches(passages)].map((batch) => translate(batch, source, target));
		return (await Promise.all(requests)).flat();
	};
}
