import type { CollectionBeforeOperationHook, Config, GlobalBeforeOperationHook } from 'payload';
import { isRecord } from './reading/json-record.ts';

/**
 * What is sent, without the times that the program itself notes. What the program writes by itself (`overrideAccess`) is left alone. When a document
 * that exists was changed is noted by Payload whatever is sent; a form says by it which version it was made from.
 */
function withoutTimes<Args extends object>(args: Args, operation: string): Args {
	const isOwn = 'overrideAccess' in args && args.overrideAccess === true;
	if (isOwn || !('data' in args) || !isRecord(args.data)) return args;
	const { createdAt: _created, ...rest } = args.data;
	const { updatedAt: _updated, ...data } = rest;
	return { ...args, data: operation === 'create' ? data : rest };
}

const ofDocument: CollectionBeforeOperationHook = ({ args, operation }) =>
	withoutTimes(args, operation);
const ofGlobal: GlobalBeforeOperationHook = ({ args, operation }) => withoutTimes(args, operation);

/** A plugin: nobody writes when a document was made or changed; Payload would take whatever is sent. */
export const ownTimes = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map((collection) => ({
		...collection,
		hooks: {
			...collection.hooks,
			beforeOperation: [ofDocument, ...(collection.hooks?.beforeOperation ?? [])],
		},
	})),
	globals: (config.globals ?? []).map((global) => ({
		...global,
		hooks: {
			...global.hooks,
			beforeOperation: [ofGlobal, ...(global.hooks?.beforeOperation ?? [])],
		},
	})),
});
