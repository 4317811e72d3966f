import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import {
	AuthorizationError,
	QuotaExceededError,
	type SourceLanguageCode,
	type TargetLanguageCode,
	Translator,
} from 'deepl-node';
import { limits } from '../../../platform/limits.ts';
import { type TranslationService, TranslationServiceError } from './service.ts';

const { requestPassages, requestCharacters, timeoutMs, attempts } = limits.translations.machine;

/** Languages that DeepL translates into by region only. */
const regional = new Set<string>(['en', 'pt', 'zh']);

// What the site has and DeepL does not know is refused by DeepL, by name.
const sourceCode = (code: LocaleCode) => code as SourceLanguageCode;
const targetCode = (code: LocaleCode) =>
	(regional.has(code) ? localeDefinition(code).languageTag : code) as TargetLanguageCode;

/** DeepL's API by its own library. `serverUrl` as in its documentation: the paid service has another one than the free. */
export function deepl(key: string, serverUrl: string | undefined): TranslationService {
	const client = new Translator(key, {
		...(serverUrl ? { serverUrl } : {}),
		minTimeout: timeoutMs,
		maxRetries: attempts,
		sendPlatformInfo: false,
	});
	const translate = async (batch: string[], source: LocaleCode, target: LocaleCode) => {
		const options = { tagHandling: 'xml', preserveFormatting: true } as const;
		const codes = [sourceCode(source), targetCode(target)] as const;
		const results = await client.translateText(batch, ...codes, options);
		return results.map(({ text }) => text);
	};
	return async (passages, source, target) => {
		try {
			const all = [...batches(passages)].map((batch) => translate(batch, source, target));
			return (await Promise.all(all)).flat();
		} catch (cause) {
			throw new TranslationServiceError(problemOf(cause), cause);
		}
	};
}

function problemOf(cause: unknown) {
	if (cause instanceof AuthorizationError) return 'refused';
	return cause instanceof QuotaExceededError ? 'usedUp' : 'unreachable';
}

/** DeepL takes at most 50 texts and 128 KiB in one request. */
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
