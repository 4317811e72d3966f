import { localeCodes } from '@website/contracts/locales';
import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';
import { requireAccess } from '../../../access/language-rights.ts';
import { documentKey } from '../../../documents/document-ref.ts';
import { documentInRequest, requestedDocument } from '../../../documents/text-document.ts';
import { jsonBody } from '../../../platform/http/reading/json-body.ts';
import { jsonResponse } from '../../../platform/http/responses.ts';
import { translator } from '../../../platform/i18n/translator.ts';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { log } from '../../../platform/observability/log.ts';
import { translationService } from './configured-service.ts';
import { type ServiceProblem, TranslationServiceError } from './service.ts';
import { translateDocument } from './translate-document.ts';

const language = z.enum(localeCodes);
const schema = z
	.object({ ...documentInRequest, source: language, target: language })
	.refine(({ source, target }) => source !== target);

const notConfigured = words(
	'No translation service is configured.',
	'Der er ikke sat nogen oversættelsestjeneste op.',
	'Es ist kein Übersetzungsdienst eingerichtet.',
);

const problemWords: Record<ServiceProblem, Words> = {
	refused: words(
		'The translation service refuses the key. Ask an administrator.',
		'Oversættelsestjenesten afviser nøglen. Spørg en administrator.',
		'Der Übersetzungsdienst lehnt den Schlüssel ab. Fragen Sie die Administration.',
	),
	usedUp: words(
		'The translation service’s quota is used up.',
		'Oversættelsestjenestens kvote er brugt op.',
		'Das Kontingent des Übersetzungsdienstes ist aufgebraucht.',
	),
	unreachable: words(
		'The translation service did not answer. Nothing was changed; try again later.',
		'Oversættelsestjenesten svarede ikke. Intet blev ændret; prøv igen senere.',
		'Der Übersetzungsdienst hat nicht geantwortet. Es wurde nichts geändert; versuchen Sie es später noch einmal.',
	),
};

/**
 * `POST …/machine` with `entity`, `id`, `source` and `target` translates a document into a locale with the translation service. Requires
 * the right to update the document in that locale. Responds with the number of translated passages and the rejected ones; 404 if no service
 * is configured, 502 if it fails.
 */
export const machineEndpoint: Endpoint = {
	path: '/machine',
	method: 'post',
	handler: async (req) => {
		const { source, target, ...document } = await jsonBody(req, schema);
		const ref = requestedDocument(document);
		await requireAccess(req, ref, { action: 'update', language: target });
		if (!translationService) throw new APIError(translator(req)(notConfigured), 404, null, true);
		try {
			const result = await translateDocument(req, ref, { source, target }, translationService);
			return jsonResponse(result);
		} catch (cause) {
			if (!(cause instanceof TranslationServiceError)) throw cause;
			log.error({ err: cause, document: documentKey(ref) }, 'The translation service failed');
			throw new APIError(translator(req)(problemWords[cause.problem]), 502, null, true);
		}
	},
};
