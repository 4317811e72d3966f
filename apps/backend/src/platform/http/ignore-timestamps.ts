import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload';
import { addHooks, changeAll } from '../plugin.ts';
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
export const ignoreTimestamps = changeAll({
	collection: (each) => addHooks(each, { first: { beforeOperation: [removeTimestamps] } }),
	global: (each) => addHooks(each, { first: { beforeOperation: [removeGlobalTimestamps] } }),
});
