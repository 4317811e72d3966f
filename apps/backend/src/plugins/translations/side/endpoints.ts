import { getTranslation } from '@payloadcms/translations';
import { localeCodes } from '@website/contracts/locales';
import { APIError, type Block, type Endpoint, type Field, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { canAccess, requireAccess } from '../../../access/language-rights.ts';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { documentInRequest, requestedDocument } from '../../../documents/text-document.ts';
import { endpoint, jsonBody, jsonResponse } from '../../../platform/http/endpoint.ts';
import { copyPart, type Direction } from '../copy-texts.ts';
import { limits } from '../limits.ts';
import { saveTexts } from './save-texts.ts';
import { readSideBySide } from './side-by-side.ts';

/** A list is named by its own label ("Buttons"), not by that of its rows, which is "entry" for most. */
function labelIn({ i18n }: PayloadRequest, config: Field | Block): string {
	const label =
		'label' in config ? config.label : 'labels' in config ? config.labels?.singular : '';
	return label ? getTranslation(label, i18n) : '';
}

const loadSideBySide = (req: PayloadRequest, ref: AnyDocument, direction: Direction) =>
	readSideBySide(req, ref, { ...direction, name: (config) => labelIn(req, config) });

const { sideTexts, sideTextLength } = limits;
const language = z.enum(localeCodes);
const directionSchema = z.object({ ...documentInRequest, source: language, target: language });
const path = z.string().regex(/^[a-z][A-Za-z0-9]*(\.([a-z][A-Za-z0-9]*|\d{1,4}))*$/);
const copySchema = directionSchema.extend({ from: path, to: path, insert: z.boolean() });
const textsSchema = directionSchema.extend({
	texts: z
		.array(
			z.object({
				id: z.string().max(200),
				was: z.string().max(sideTextLength),
				text: z.string().max(sideTextLength),
			}),
		)
		.max(sideTexts),
});

/**
 * `GET …/side?entity=pages&id=12&source=en&target=da`, `POST …/side` with `texts` and `POST …/side/copy` with `from`, `to` and `insert`
 * read and write a document in two locales. They require the right to read and to update it. Each responds with the resulting document
 * (`SideBySideResponse`).
 */
export const sideEndpoints: Endpoint[] = [
	endpoint('get', '/side', async (req) => {
		const { searchParams } = req;
		const query = directionSchema.safeParse({
			...Object.fromEntries(searchParams),
			id: searchParams.get('id') ?? undefined,
		});
		if (!query.success)
			throw new APIError(
				'entity, id, source and target must identify a document and two languages',
				400,
				null,
				true,
			);
		const { source, target } = query.data;
		const ref = requestedDocument(query.data);
		await requireAccess(req, ref, { action: 'read' });
		const canWrite = await canAccess(req, ref, { action: 'update', language: target });
		return jsonResponse({ ...(await loadSideBySide(req, ref, { source, target })), canWrite });
	}),
	endpoint('post', '/side', async (req) => {
		const { source, target, texts, ...document } = await jsonBody(req, textsSchema);
		const ref = requestedDocument(document);
		await requireAccess(req, ref, { action: 'update', language: target });
		const problems = await saveTexts(req, ref, { source, target }, texts);
		const content = await loadSideBySide(req, ref, { source, target });
		return jsonResponse({ ...content, canWrite: true, problems });
	}),
	endpoint('post', '/side/copy', async (req) => {
		const { source, target, from, to, insert, ...document } = await jsonBody(req, copySchema);
		const ref = requestedDocument(document);
		await requireAccess(req, ref, { action: 'update', language: target });
		await copyPart(req, ref, { source, target }, { from, to, insert });
		const content = await loadSideBySide(req, ref, { source, target });
		return jsonResponse({ ...content, canWrite: true });
	}),
];
