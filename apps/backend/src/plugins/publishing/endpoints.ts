import { localeCodes } from '@website/contracts/locales';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireAccess } from '../../access/language-rights.ts';
import { addressBook } from '../../content/addresses/current-address-book.ts';
import { endpoint, jsonBody, jsonResponse } from '../../platform/http/endpoint.ts';
import { limits } from '../../publication/limits.ts';
import { publish, unpublish } from '../../publication/publish.ts';
import type { DocumentPreview } from '../../publication/shapes.ts';
import { recordPublication, storePublications, undoPublications } from '../../publication/undo.ts';
import { previewDocument } from '../publish-checks/api.ts';
import { leadsContext } from '../redirects/api.ts';
import { changeMany } from './change-many.ts';
import { readDocumentState, requireStoredContent, requireTextDocument } from './document-state.ts';
import { discard, readVersionContent, restore } from './restore-version.ts';

const document = z.string().max(100);
const language = z.enum(localeCodes);
const languages = z.array(language).min(1).max(localeCodes.length);
const leads = z.string().max(2_000).optional();
const version = z.coerce.number().int().positive();
const documents = z.array(document).min(1).max(limits.documentsAtOnce);

const changeBody = z.object({ document, languages, leads });
const undoBody = z.object({ documents, publication: z.string().regex(/^\d{1,20}$/) });
const discardBody = z.object({ document, language });
const restoreBody = z
	.object({
		document,
		version,
		languages: z.array(language).max(localeCodes.length),
		shared: z.boolean(),
	})
	.refine(
		({ languages: codes, shared }) => codes.length > 0 || shared,
		'languages must not be empty unless shared is true',
	);
const bulkBody = z.object({
	action: z.enum(['publish', 'unpublish']),
	changes: z.array(z.object({ document, languages })).min(1).max(limits.documentsAtOnce),
	leads,
});
const previewed = z.array(document).min(1).max(limits.previewsAtOnce);

const state = async (req: PayloadRequest, key: string) =>
	jsonResponse(await readDocumentState(req, key));

/**
 * Publishing by language. `shapes.ts` has the responses.
 *
 * - `GET /api/publishing/state?document=pages:12`
 * - `POST …/publish` and `POST …/unpublish` with `{ document, languages, leads }`: change all languages or none
 * - `POST …/undo` with `{ documents, publication }`: `publication` is the ID from the response of `publish` or `bulk`
 * - `POST …/discard` with `{ document, language }`
 * - `GET …/version?document&version`
 * - `POST …/restore` with `{ document, version, languages, shared }`: changes the draft only
 * - `POST …/bulk` with `{ action, changes: [{ document, languages }], leads }`: each document in a transaction of its own
 * - `GET …/preview?documents=pages:1,pages:2`: what publishing them changes, and what is unfinished in them
 *
 * Errors: 400 lists the problems that prevent a publication; 403 and 404 as for the document; 409 if there is no published text to restore, or if a publication can no longer be undone.
 */
export const publishingEndpoints: Endpoint[] = [
	endpoint('get', '/publishing/state', (req) => state(req, req.searchParams.get('document') ?? '')),
	endpoint('get', '/publishing/version', async (req) => {
		const id = version.catch(0).parse(req.searchParams.get('version'));
		return jsonResponse(await readVersionContent(req, req.searchParams.get('document') ?? '', id));
	}),
	endpoint('post', '/publishing/publish', async (req) => {
		const body = await jsonBody(req, changeBody);
		const ref = requireTextDocument(req, body.document);
		await requireAccess(req, ref, { action: 'publish' });
		const context = leadsContext(body.leads);
		const change = () => publish(req, ref, body.languages, { context });
		const publication = await storePublications(req.payload, [
			await recordPublication(req, ref, change),
		]);
		return jsonResponse({ ...(await readDocumentState(req, body.document)), publication });
	}),
	endpoint('post', '/publishing/undo', async (req) => {
		const body = await jsonBody(req, undoBody);
		const refs = body.documents.map((key) => requireTextDocument(req, key));
		for (const ref of refs) await requireAccess(req, ref, { action: 'publish' });
		await undoPublications(req, refs, body.publication);
		return jsonResponse({});
	}),
	endpoint('post', '/publishing/unpublish', async (req) => {
		const body = await jsonBody(req, changeBody);
		const ref = requireTextDocument(req, body.document);
		await requireAccess(req, ref, { action: 'publish' });
		await unpublish(req, ref, body.languages, { context: leadsContext(body.leads) });
		return state(req, body.document);
	}),
	endpoint('post', '/publishing/discard', async (req) => {
		const body = await jsonBody(req, discardBody);
		await discard(req, body.document, body.language);
		return state(req, body.document);
	}),
	endpoint('post', '/publishing/restore', async (req) => {
		const body = await jsonBody(req, restoreBody);
		await restore(req, body.document, body);
		return state(req, body.document);
	}),
	endpoint('post', '/publishing/bulk', async (req) => {
		const { leads, ...body } = await jsonBody(req, bulkBody);
		return jsonResponse(await changeMany(req, { ...body, context: leadsContext(leads) }));
	}),
	endpoint('get', '/publishing/preview', async (req) => {
		const keys = previewed.safeParse(req.searchParams.get('documents')?.split(','));
		if (!keys.success) throw new APIError('Name the documents', 400, null, true);
		const refs = keys.data.map((key) => requireTextDocument(req, key));
		for (const ref of refs) await requireAccess(req, ref, { action: 'read' });
		const view = { drafts: new Set(keys.data), languages: 'all' } as const;
		const book = await addressBook(req.payload, view);
		const documents: DocumentPreview[] = [];
		for (const ref of refs) {
			const stored = await requireStoredContent(req, ref);
			documents.push(await previewDocument(req, ref, { stored, book }));
		}
		return jsonResponse({ documents });
	}),
];
