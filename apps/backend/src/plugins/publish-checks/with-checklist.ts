import type {
	CollectionAfterOperationHook,
	CollectionConfig,
	Field,
	GlobalConfig,
	PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { notTrashed } from '../../admin/forms/not-trashed.ts';
import { inSidebar } from '../../admin/sidebar/in-sidebar.ts';
import { parseDocumentKey } from '../../documents/document.ts';
import { type DocumentRef, documentKey } from '../../documents/document-ref.ts';
import { languageName, translator } from '../../platform/i18n/words.ts';
import { addHooks } from '../../platform/plugin.ts';
import { readStoredDocument } from '../../publication/read-stored.ts';
import { readTitles } from '../references/api.ts';
import { checkDocument } from './checks/check-document.ts';
import { rejectErrors } from './reject-errors.ts';

const bulkErrors = z.looseObject({
	errors: z
		.array(z.object({ id: z.coerce.number(), isPublic: z.boolean(), message: z.string() }))
		.min(1),
});
const publishArgs = z.object({ data: z.object({ _status: z.literal('published') }) });

/** The checklist's errors of a stored document, each prefixed with its language. */
async function findErrors(req: PayloadRequest, ref: DocumentRef): Promise<string[]> {
	const stored = await readStoredDocument(req, ref);
	const checks = stored ? await checkDocument(req, ref, stored) : [];
	return checks.flatMap(({ lang, problems }) =>
		problems
			.filter(({ level }) => level === 'error')
			.map(
				({ message }) => `${languageName(lang, req.i18n.language)}: ${translator(req)(message)}`,
			),
	);
}

/**
 * Rewrites the errors of a bulk update. Payload returns ids and "the following field is invalid"; here each error starts with the
 * document's title, followed by the checklist's messages. Documents without errors are saved.
 */
const describeBulkErrors: CollectionAfterOperationHook = async ({
	args,
	collection,
	operation,
	req,
	result,
}) => {
	const { data } = operation === 'update' ? bulkErrors.safeParse(result) : {};
	if (!data) return result;
	const isPublishing = publishArgs.safeParse(args).success;
	const refs = data.errors.flatMap(
		({ id }) => parseDocumentKey(req.payload, `${collection.slug}:${id}`) ?? [],
	);
	const titleByKey = await readTitles(req, refs);
	const errors = [];
	for (const error of data.errors) {
		const ref = parseDocumentKey(req.payload, `${collection.slug}:${error.id}`);
		const messages = ref && isPublishing ? await findErrors(req, ref) : [];
		const title = (ref && titleByKey.get(documentKey(ref))) || String(error.id);
		const text = messages.length > 0 ? [...new Set(messages)].join(' ') : error.message;
		errors.push({
			...error,
			isPublic: error.isPublic || messages.length > 0,
			message: `${title}: ${text}`,
		});
	}
	return { ...data, errors };
};

/** The checklist panel beside the form. */
const panel = inSidebar<Field>('publish', {
	name: 'checklist',
	type: 'ui',
	admin: {
		condition: notTrashed,
		components: { Field: '/plugins/publish-checks/checklist-panel.tsx#ChecklistPanel' },
	},
});

/** Checks the documents of a collection before they are published, and adds the checklist panel to the form. */
export const withChecklist = (collection: CollectionConfig): CollectionConfig => ({
	...addHooks(collection, {
		first: {
			beforeChange: [
				async function checkBeforePublish({ data, originalDoc, operation, req }) {
					const key = `${collection.slug}:${originalDoc?.id}`;
					const document = operation === 'update' ? parseDocumentKey(req.payload, key) : undefined;
					await rejectErrors(req, document ?? { kind: 'new', slug: collection.slug }, {
						...originalDoc,
						...data,
					});
					return data;
				},
			],
		},
		last: { afterOperation: [describeBulkErrors] },
	}),
	fields: [...collection.fields, panel],
});

/** Checks a global before it is published, and adds the checklist panel to the form. */
export const withChecklistGlobal = (global: GlobalConfig): GlobalConfig => ({
	...addHooks(global, {
		first: {
			beforeChange: [
				async function checkGlobalBeforePublish({ data, originalDoc, req }) {
					const document = parseDocumentKey(req.payload, `global:${global.slug}`);
					if (document) await rejectErrors(req, document, { ...originalDoc, ...data });
					return data;
				},
			],
		},
	}),
	fields: [...global.fields, panel],
});
