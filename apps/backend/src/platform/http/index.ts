import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload';
import { checkSortPaths } from '../database/sort-paths.ts';
import { add, addHooks, changeAll, inOrder, type Plugin } from '../plugin.ts';
import { handleOutage } from './errors/outages.ts';
import { handleUnusableInput } from './errors/unusable-input.ts';
import { limitDocumentSize } from './reading/document-size.ts';
import { isRecord } from './reading/json-record.ts';

/**
 * The arguments of a write without timestamps, which only the program sets; its own writes (`overrideAccess`) keep them. An update keeps
 * `updatedAt`: Payload overwrites it anyway, and it identifies the version on which a form is based.
 */
function withoutTimes<Args extends object>(args: Args, operation: string): Args {
	const isOwn = 'overrideAccess' in args && args.overrideAccess === true;
	if (isOwn || !('data' in args) || !isRecord(args.data)) return args;
	const { createdAt: _created, ...rest } = args.data;
	const { updatedAt: _updated, ...data } = rest;
	return { ...args, data: operation === 'create' ? data : rest };
}

const removeTimestamps: CollectionBeforeOperationHook = ({ args, operation }) =>
	withoutTimes(args, operation);

const removeGlobalTimestamps: GlobalBeforeOperationHook = ({ args, operation }) =>
	withoutTimes(args, operation);

/** A plugin that ignores the timestamps of a document that a client sends; Payload would store them. */
const ignoreTimestamps = changeAll({
	collection: (each) => addHooks(each, { first: { beforeOperation: [removeTimestamps] } }),
	global: (each) => addHooks(each, { first: { beforeOperation: [removeGlobalTimestamps] } }),
});

/** Error responses for outages and for requests that cannot be used. */
export const errorResponses = (): Plugin =>
	add({ afterError: [handleOutage, handleUnusableInput] });

/**
 * Ignores timestamps that clients send, limits the size of documents, and checks the paths of sorts. Comes after all plugins that change
 * collections.
 */
export const inputLimits = (): Plugin =>
	inOrder(ignoreTimestamps, limitDocumentSize, add({ onInit: checkSortPaths }));
