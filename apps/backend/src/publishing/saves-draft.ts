import type {
	CollectionBeforeOperationHook,
	GlobalBeforeOperationHook,
	PayloadRequest,
} from 'payload';
import { z } from 'zod';

const asked = z.object({
	draft: z.boolean().nullish(),
	data: z.object({ _status: z.unknown(), deletedAt: z.unknown() }).partial().nullish(),
});

/** Payload's operations that store a document. */
export const writes: ReadonlySet<string> = new Set([
	'create',
	'update',
	'updateByID',
	'restoreVersion',
]);

const key = (slug: string) => `savesDraft:${slug}`;

function note(req: PayloadRequest, slug: string, operation: string, args: unknown): void {
	if (!writes.has(operation)) return;
	const { data: known } = asked.safeParse(args);
	req.context[key(slug)] = known?.draft === true && known.data?._status !== 'published';
}

/** Notes whether what follows saves a draft only, and so changes nothing that visitors see. */
export const noteDraft: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
	note(req, collection.slug, operation, args);
	return args;
};

/** The same for what every page shares. */
export const noteGlobalDraft: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
	note(req, global.slug, operation, args);
	return args;
};

/** Whether the operation under way on this collection or global saves a draft only. */
export const savesDraft = (req: PayloadRequest, slug: string): boolean =>
	req.context[key(slug)] === true;
