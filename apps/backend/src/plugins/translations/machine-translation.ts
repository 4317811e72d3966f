import { type ServiceProblem, TranslationServiceError } from '@website/contracts/deepl';
import { localeCodes } from '@website/contracts/locales';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireAccess } from '../../access/language-rights.ts';
import { type AnyDocument, documentKey } from '../../documents/document-ref.ts';
import { documentInRequest, requestedDocument } from '../../documents/text-document.ts';
import { endpoint, jsonBody, jsonResponse } from '../../platform/http/endpoint.ts';
import { translator, type Words, words } from '../../platform/i18n/words.ts';
import { log } from '../../platform/observability/log.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { copyLanguage, type Direction } from './copy-texts.ts';
import { type TranslationService, translationService } from './deepl.ts';
import { addressField, pictureOf, type SideRow, type TextProblem } from './side/model.ts';
import { saveTexts } from './side/save-texts.ts';
import { readSideBySide } from './side/side-by-side.ts';
import { updateStates } from './states/record.ts';

interface MachineTranslation {
	/** The number of translated passages. */
	taken: number;
	/** Why the others were not saved, by passage id. */
	problems: Record<string, TextProblem>;
}

async function readRows(req: PayloadRequest, ref: AnyDocument, direction: Direction) {
	const { parts } = await readSideBySide(req, ref, { ...direction, name: () => '' });
	return new Map(
		parts.flatMap(({ rows }) => rows).map((row): [string | null, SideRow] => [row.id, row]),
	);
}

const isPending = ({ id, source, target, before, isReadOnly }: SideRow) =>
	id !== null &&
	id !== addressField &&
	!isReadOnly &&
	source?.trim() &&
	(!target || before !== null);

/**
 * Translates the missing and the outdated passages of a locale with the service, into a draft that is marked as machine translated. An empty
 * locale gets a copy of the source first, for its images, links and settings. Translations by people stay if their source has not changed.
 * The service is called outside of any transaction; passages that change in the meantime are not written.
 */
export async function translateDocument(
	req: PayloadRequest,
	ref: AnyDocument,
	direction: Direction,
	translate: TranslationService,
): Promise<MachineTranslation> {
	const pending = [...(await readRows(req, ref, direction)).values()].filter(isPending);
	const translations = await translate(
		pending.map(({ source }) => source ?? ''),
		direction.source,
		direction.target,
	);
	return inTransaction(req, async () => {
		const rows = await readRows(req, ref, direction);
		const unchanged = pending.flatMap(({ id, source, target }, at) => {
			const row = rows.get(id);
			const text = translations[at];
			const isUnchanged = row?.source === source && row.target === target;
			return id !== null && text && isUnchanged ? [{ id, text }] : [];
		});
		const isEmpty = [...rows.values()].every(
			({ id, target }) => id === addressField || pictureOf(id) !== null || !target,
		);
		if (isEmpty) await copyLanguage(req, ref, direction);
		const places = isEmpty ? await readRows(req, ref, direction) : rows;
		const texts = unchanged.map(({ id, text }) => ({
			id,
			text,
			was: places.get(id)?.target ?? '',
		}));
		const problems = await saveTexts(req, ref, direction, texts, { codesOf: 'source' });
		const taken = texts.length - Object.keys(problems).length;
		if (taken > 0) await updateStates(req, ref, { machine: direction.target });
		return { taken, problems };
	});
}

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
 * the right to update the document in that locale. Responds with the number of translated passages and the problems of the others; 404 if no
 * service is configured, 502 if it fails.
 */
export const machineEndpoint: Endpoint = endpoint('post', '/machine', async (req) => {
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
});
