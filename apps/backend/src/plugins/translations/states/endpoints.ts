import { localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireAccess } from '../../../access/language-rights.ts';
import { type AnyDocument, documentKey } from '../../../documents/document-ref.ts';
import { documentInRequest, requestedDocument } from '../../../documents/text-document.ts';
import { endpoint, jsonBody, jsonResponse } from '../../../platform/http/endpoint.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { readStoredDocument } from '../../../publication/read-stored.ts';
import { notifyForms } from '../../presence/api.ts';
import { copyLanguage } from '../copy-texts.ts';
import { difference } from './difference.ts';
import type { DocumentStates } from './document-states.ts';
import { documentTexts } from './document-texts.ts';
import { stateMark } from './load-states.ts';
import { stateRows, updateStates } from './record.ts';

const language = z.enum(localeCodes);
const languageSchema = z.object({ ...documentInRequest, language });
const copySchema = languageSchema.extend({ from: language });

async function readStates(req: PayloadRequest, ref: AnyDocument) {
	const rows = await stateRows(req, ref);
	const siteRows = siteLocaleCodes().flatMap((code) => rows[code] ?? []);
	const isAnyOutdated = siteRows.some(({ outdated }) => outdated);
	const document = isAnyOutdated ? await readStoredDocument(req, ref) : null;
	const texts = document ? documentTexts(document).texts : null;
	const states = siteRows.map((row) => {
		const source = localeCodes.find((code) => code === row.source);
		const formerTexts = z.array(z.string()).safeParse(row.sourceTexts);
		const changes =
			row.outdated && texts && source && formerTexts.success
				? difference(formerTexts.data, texts[source]).filter((change) => !('same' in change))
				: [];
		return { ...stateMark(row), changedAt: row.changedAt ?? null, changes };
	});
	return { states } satisfies DocumentStates;
}

async function changeStates(
	req: PayloadRequest,
	ref: AnyDocument,
	change: Parameters<typeof updateStates>[2],
): Promise<Response> {
	await inTransaction(req, () => updateStates(req, ref, change));
	await notifyForms(req, documentKey(ref));
	return jsonResponse(await readStates(req, ref));
}

/**
 * `GET …/of?entity=pages&id=12`, `POST …/confirm`, `…/copy` (`from`) and `…/source`. They require the right to read and to update the
 * document.
 */
export const stateEndpoints: Endpoint[] = [
	endpoint('get', '/of', async (req) => {
		const query = z.object(documentInRequest).safeParse({
			entity: req.searchParams.get('entity'),
			id: req.searchParams.get('id') ?? undefined,
		});
		if (!query.success)
			throw new APIError('entity and id must identify a document', 400, null, true);
		const ref = requestedDocument(query.data);
		await requireAccess(req, ref, { action: 'read' });
		return jsonResponse(await readStates(req, ref));
	}),
	endpoint('post', '/confirm', async (req) => {
		const { language: code, ...document } = await jsonBody(req, languageSchema);
		const ref = requestedDocument(document);
		await requireAccess(req, ref, { action: 'update', language: code });
		return changeStates(req, ref, { confirmed: new Set([code]) });
	}),
	endpoint('post', '/copy', async (req) => {
		const { language: code, from, ...document } = await jsonBody(req, copySchema);
		const ref = requestedDocument(document);
		await requireAccess(req, ref, { action: 'update', language: code });
		await copyLanguage(req, ref, { source: from, target: code });
		return jsonResponse(await readStates(req, ref));
	}),
	endpoint('post', '/source', async (req) => {
		const { language: code, ...document } = await jsonBody(req, languageSchema);
		const ref = requestedDocument(document);
		await requireAccess(req, ref, { action: 'update' });
		return changeStates(req, ref, { source: code, confirmed: new Set(localeCodes) });
	}),
];
