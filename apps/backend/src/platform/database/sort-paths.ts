import {
	buildVersionCollectionFields,
	buildVersionGlobalFields,
	type CollectionSlug,
	type FlattenedField,
	type GlobalSlug,
	getLocalizedPaths,
	type Payload,
	QueryError,
	type Sort,
} from 'payload';
import { z } from 'zod';
import { isRecord } from '../http/reading/json-record.ts';

interface ListArgs {
	collection: CollectionSlug;
	joins?: unknown;
	sort?: Sort;
}

const sortShape = z.union([z.string(), z.array(z.string())]).optional();

/** A field's mark that lists may be sorted by it from documents that relate to its own: everybody may know its order. */
export const sortsRelatedDocuments = { sortsRelatedDocuments: true } as const;

/**
 * True for the ID, an empty path, a visible field of the document itself, and a field of a related one that has the mark, by the function
 * that resolves the paths of filters.
 */
function isSortable(payload: Payload, fields: FlattenedField[], path: string): boolean {
	if (path === 'id' || path === '') return true;
	const parts = getLocalizedPaths({ fields, incomingPath: path, payload });
	const isMarked = parts.at(-1)?.field?.custom?.sortsRelatedDocuments === true;
	return (parts.length === 1 || isMarked) && parts.every(({ invalid }) => !invalid);
}

function checkSort(payload: Payload, fields: FlattenedField[], sort: Sort | undefined): void {
	const paths = [sort ?? []].flat().map((path) => path.replace(/^-/, '').replaceAll('__', '.'));
	const invalidPaths = paths.filter((path) => !isSortable(payload, fields, path));
	if (invalidPaths.length > 0) throw new QueryError(invalidPaths.map((path) => ({ path })));
}

/** Checks the sorts of joined lists; a list of several collections can be sorted by a field of any of them. */
function checkJoins(payload: Payload, slug: CollectionSlug, query: unknown): void {
	const { joins, polymorphicJoins } = payload.collections[slug].config;
	for (const { joinPath, field } of [...Object.values(joins).flat(), ...polymorphicJoins]) {
		const join = isRecord(query) ? query[joinPath] : undefined;
		if (!isRecord(join)) continue;
		const joined = [field.collection].flat();
		const fields = joined.flatMap((each) => payload.collections[each].config.flattenedFields);
		checkSort(payload, fields, sortShape.parse(join.sort));
	}
}

/**
 * Rejects a sort by anything but visible fields of the document itself and marked ones, with a 400. The order of a list reveals values, but Payload neither
 * checks hidden fields of related documents nor whether the user may read these documents: a sort by `createdBy.hash` would reveal it by
 * bisection. Checked where all reads arrive: REST, the screens of the admin, and the program.
 *
 * Upstream: not reported. Test: `test/upstream/payload.test.ts` ("a list can be sorted by a hidden field of a related document").
 */
export function checkSortPaths(payload: Payload): void {
	const { collections, config, db, globals } = payload;
	const { find, findDistinct, findGlobalVersions, findOne, findVersions, queryDrafts, updateMany } =
		db;
	const checkList = ({ collection, joins, sort }: ListArgs) => {
		checkSort(payload, collections[collection].config.flattenedFields, sort);
		checkJoins(payload, collection, joins);
	};
	const checkVersions = ({ collection, joins, sort }: ListArgs) => {
		const fields = buildVersionCollectionFields(config, collections[collection].config, true);
		checkSort(payload, fields, sort);
		checkJoins(payload, collection, joins);
	};
	const checkGlobalVersions = ({ global, sort }: { global: GlobalSlug; sort?: Sort }) => {
		const globalConfig = globals.config.find(({ slug }) => slug === global);
		if (!globalConfig) return;
		checkSort(payload, buildVersionGlobalFields(config, globalConfig, true), sort);
	};
	const checked =
		<Args>(check: (args: Args) => void, read: (args: never) => unknown) =>
		async (args: Args) => {
			check(args);
			return Reflect.apply(read, db, [args]);
		};
	Object.assign(db, {
		find: checked(checkList, find),
		findDistinct: checked(checkList, findDistinct),
		findGlobalVersions: checked(checkGlobalVersions, findGlobalVersions),
		findOne: checked(checkList, findOne),
		findVersions: checked(checkVersions, findVersions),
		queryDrafts: checked(checkVersions, queryDrafts),
		updateMany: checked(checkList, updateMany),
	});
}
