import type { Config, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import type { User } from '../payload-types.ts';
import { fillTemplate, words } from '../platform/i18n/words.ts';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

const locked = 423;

const message = words(
	'{person} is writing here right now. Nothing was changed.',
	'{person} skriver her lige nu. Intet blev ændret.',
	'{person} schreibt hier gerade. Nichts wurde geändert.',
);

const lock = z.object({ user: z.object({ value: z.number() }) });

/** A query for the lock behind Payload's error, which names the document only in its English message. */
function lockQuery(text: string, collection: string | undefined): Where | null {
	const id = /^Document with ID (\d+) is/.exec(text)?.[1];
	if (id && collection)
		return {
			and: [
				{ 'document.relationTo': { equals: collection } },
				{ 'document.value': { equals: Number(id) } },
			],
		};
	const slug = /^Global document with slug "([^"]+)" is/.exec(text)?.[1];
	return slug ? { globalSlug: { equals: slug } } : null;
}

async function lockOwnerName(
	{ payload }: Pick<PayloadRequest, 'payload'>,
	where: Where,
): Promise<string | null> {
	const { docs } = await payload.db.find({
		collection: 'payload-locked-documents',
		where,
		sort: '-updatedAt',
		limit: 1,
		pagination: false,
	});
	const result = lock.safeParse(docs[0]);
	if (!result.success) return null;
	const account = await payload.db.findOne<User>({
		collection: 'users',
		where: { id: { equals: result.data.user.value } },
	});
	return account ? account.name?.trim() || account.email : null;
}

/**
 * Names the user who has locked a document, in the language of the admin. Payload 3.90.1 responds with "Document with ID 14 is currently
 * locked by another user".
 *
 * Upstream: not reported. Tests: `test/lock.test.ts`, `test/upstream/sources.test.ts`.
 */
export const nameLockOwner: AfterError = async ({ collection, error, req, result }) => {
	if (Reflect.get(error, 'status') !== locked || !req || !result) return undefined;
	const where = lockQuery(error.message, collection?.slug);
	const person = where && (await lockOwnerName(req, where));
	if (!person) return undefined;
	const text = fillTemplate(message[req.i18n.language] ?? message.en, { person });
	return { response: { ...result, errors: [{ message: text }] }, status: locked };
};
