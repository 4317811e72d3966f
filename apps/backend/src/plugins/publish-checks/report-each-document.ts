import { localeDefinition } from '@website/contracts/locales';
import type { CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { checkStored } from '../../documents/checks/check-document.ts';
import { documentAt } from '../../documents/document.ts';
import type { DocumentRef } from '../../documents/document-ref.ts';
import { documentKey } from '../../documents/document-ref.ts';
import { titles } from '../../documents/references/read-references.ts';
import { translator } from '../../platform/i18n/translator.ts';

const refused = z.looseObject({
	errors: z
		.array(z.object({ id: z.coerce.number(), isPublic: z.boolean(), message: z.string() }))
		.min(1),
});
const publishes = z.object({ data: z.object({ _status: z.literal('published') }) });

/** The checklist's errors of a stored document, each with its language. */
async function errorsOf(req: PayloadRequest, holder: DocumentRef): Promise<string[]> {
	const checks = (await checkStored(req, holder)) ?? [];
	return checks.flatMap(({ lang, problems }) =>
		problems
			.filter(({ level }) => level === 'error')
			.map(({ message }) => `${localeDefinition(lang).name}: ${translator(req)(message)}`),
	);
}

/**
 * What became of each document when many are changed at once: Payload answers with numbers and "the following field is invalid"; here
 * each refusal begins with the document's title and says what the checklist says. Those without errors are stored.
 */
export const reportEachDocument: CollectionAfterOperationHook = async ({
	args,
	collection,
	operation,
	req,
	result,
}) => {
	const { data } = operation === 'update' ? refused.safeParse(result) : {};
	if (!data) return result;
	const isPublishing = publishes.safeParse(args).success;
	const holders = data.errors.flatMap(
		({ id }) => documentAt(req.payload, `${collection.slug}:${id}`) ?? [],
	);
	const named = await titles(req, holders);
	const errors = [];
	for (const error of data.errors) {
		const holder = documentAt(req.payload, `${collection.slug}:${error.id}`);
		const messages = holder && isPublishing ? await errorsOf(req, holder) : [];
		const title = (holder && named.get(documentKey(holder))) || String(error.id);
		const text = messages.length > 0 ? [...new Set(messages)].join(' ') : error.message;
		errors.push({
			...error,
			isPublic: error.isPublic || messages.length > 0,
			message: `${title}: ${text}`,
		});
	}
	return { ...data, errors };
};
