import type { CollectionBeforeOperationHook, Config, GlobalBeforeOperationHook } from 'payload';
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
export const ignoreTimestamps = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map((collection) => ({
		...collection,
		hooks: {
			...collection.hooks,
			beforeOperation: [removeTimestamps, ...(collection.hooks?.beforeOperation ?? [])],
		},
	})),
	globals: (config.globals ?? []).map((global) => ({
		...global,
		hooks: {
			...global.hooks,
			beforeOperation: [removeGlobalTimestamps, ...(global.hooks?.beforeOperation ?? [])],
		},
	})),
});
