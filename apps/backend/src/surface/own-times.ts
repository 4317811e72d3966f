import type { CollectionBeforeOperationHook, Config, GlobalBeforeOperationHook } from 'payload';
import { isRecord } from './reading/json-record.ts';

/** What is sent, without the times that the program itself notes. What the program writes by itself (`overrideAccess`) is left alone. */
function withoutTimes<Args extends object>(args: Args): Args {
	const isOwn = 'overrideAccess' in args && args.overrideAccess === true;
	if (isOwn || !('data' in args) || !isRecord(args.data)) return args;
	const { createdAt: _created, updatedAt: _updated, ...data } = args.data;
	return { ...args, data };
}

const ofDocument: CollectionBeforeOperationHook = ({ args }) => withoutTimes(args);
const ofGlobal: GlobalBeforeOperationHook = ({ args }) => withoutTimes(args);

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
