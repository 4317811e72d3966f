import { setTimeout as pause } from 'node:timers/promises';
import { escapeHtml } from '@website/contracts/escape-html';
import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import { z } from 'zod';
import { environment } from '../../platform/environment.ts';
import { marks } from './inline-codes.ts';
import { limits } from './limits.ts';

/** Why a translation service failed. */
export type ServiceProblem = 'refused' | 'usedUp' | 'unreachable';

export class TranslationServiceError extends Error {
	readonly problem: ServiceProblem;
	constructor(problem: ServiceProblem, cause: unknown) {
		super(`The translation service failed: ${problem}`, { cause });
		this.problem = problem;
	}
}

/** Translates passages whose marks (`inline-codes.ts`) are kept. Resolves to as many passages, in the same order. */
export type TranslationService = (
	passages: readonly string[],
	source: LocaleCode,
	target: LocaleCode,
) => Promise<string[]>;

const { requestPassages, requestCharacters, timeoutMs, attempts, pauseMs } = limits.machine;

/** Target languages for which DeepL requires a region. */
const languagesWithRegion = new Set<string>(['en', 'pt', 'zh']);

const targetCode = (code: LocaleCode): string =>
	languagesWithRegion.has(code) ? localeDefinition(code).languageTag : code;

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
 * Calls DeepL's API (`POST /v2/translate`). `serverUrl` overrides DeepL's server. DeepL rejects languages that it does not support; its
 * response names them. Requests are retried after a pause if DeepL is busy or unreachable.
 */
function deepl(key: string, serverUrl = serverOf(key)): TranslationService {
	const attempt = (body: URLSearchParams) =>
		fetch(new URL('/v2/translate', serverUrl), {
			method: 'POST',
			headers: { authorization: `DeepL-Auth-Key ${key}` },
			body,
			signal: AbortSignal.timeout(timeoutMs),
		}).then(async (response) => {
			if (response.ok) return translations.parse(await response.json()).translations;
			throw new TranslationServiceError(
				problems.get(response.status) ?? 'unreachable',
				new Error(`DeepL responded with ${response.status}: ${await response.text()}`),
			);
		});
	const translate = async (batch: string[], source: LocaleCode, target: LocaleCode) => {
		const body = new URLSearchParams([
			['source_lang', source],
			['target_lang', targetCode(target)],
			['tag_handling', 'xml'],
			['preserve_formatting', '1'],
			...batch.map((passage) => ['text', toXml(passage)]),
		]);
		for (let remaining = attempts - 1; ; remaining -= 1) {
			try {
				return (await attempt(body)).map(({ text }) => fromXml(text));
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
	return async (passages, source, target) =>
		(
			await Promise.all([...batches(passages)].map((batch) => translate(batch, source, target)))
		).flat();
}

/** DeepL accepts at most 50 texts and 128 KiB per request. */
function* batches(passages: readonly string[]): Generator<string[]> {
	let batch: string[] = [];
	let characters = 0;
	for (const passage of passages) {
		const isFull =
			batch.length === requestPassages || characters + passage.length > requestCharacters;
		if (isFull && batch.length > 0) {
			yield batch;
			batch = [];
			characters = 0;
		}
		batch.push(passage);
		characters += passage.length;
	}
	if (batch.length > 0) yield batch;
}

/** The configured service; null by default. To add a service, write another function like `deepl` and select it here. */
export const translationService: TranslationService | null = environment.DEEPL_API_KEY
	? deepl(environment.DEEPL_API_KEY, environment.DEEPL_SERVER_URL)
	: null;
