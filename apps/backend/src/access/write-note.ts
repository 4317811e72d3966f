import type {
	CollectionBeforeOperationHook,
	GlobalBeforeOperationHook,
	PayloadRequest,
} from 'payload';
import { z } from 'zod';

const asked = z.object({
	draft: z.boolean().nullish(),
	duplicateFromID: z.union([z.string(), z.number()]).nullish(),
	publishAllLocales: z.boolean().nullish(),
	unpublishAllLocales: z.boolean().nullish(),
	data: z.object({ _status: z.unknown(), deletedAt: z.unknown() }).partial().nullish(),
});

/** Payload's operations that store a document. */
const writes = z.enum(['create', 'update', 'updateByID', 'restoreVersion']);

const written = z.object({
	operation: writes,
	/** A draft is saved and nothing else. */
	isDraft: z.boolean(),
	/** Visitors would see something of it, where there are drafts. */
	isPublic: z.boolean(),
});
type Written = z.infer<typeof written>;

const key = (slug: string) => `writes:${slug}`;

function note(req: PayloadRequest, slug: string, operation: string, args: unknown): void {
	const known = writes.safeParse(operation);
	if (!known.success) return;
	const { data: given } = asked.safeParse(args);
	const status = given?.data?._status;
	const isEverywhere = Boolean(given?.publishAllLocales || given?.unpublishAllLocales);
	const isDraft = given?.draft === true && status !== 'published' && !isEverywhere;
	// A copy has its original's status unless another is given; anything else is made as a draft.
	const isCopy = given?.duplicateFromID !== null && given?.duplicateFromID !== undefined;
	const isMadePublic = status === 'published' || (isCopy && status !== 'draft');
	const isPublic = !isDraft && (operation !== 'create' || isMadePublic);
	req.context[key(slug)] = { operation: known.data, isDraft, isPublic } satisfies Written;
}

/** Whether this operation of Payload's stores a document. */
export const isWrite = (operation: string): boolean => writes.safeParse(operation).success;

/** Notes what is being written, for access functions and hooks, which Payload tells the data alone. */
export const noteWrite: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
	note(req, collection.slug, operation, args);
	return args;
};

/** The same for a global. */
export const noteGlobalWrite: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
	note(req, global.slug, operation, args);
	return args;
};

/** What is being written to this collection or global; undefined where the request only asks what may be done. */
export const writeOf = ({ context }: PayloadRequest, slug: string): Written | undefined =>
	written.safeParse(context[key(slug)]).data;

/** Whether the operation under way on this collection or global saves a draft only, and so changes nothing that visitors see. */
export const savesDraft = (req: PayloadRequest, slug: string): boolean =>
	writeOf(req, slug)?.isDraft === true;
