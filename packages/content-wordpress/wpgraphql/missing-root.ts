import { Kind, parse, type SelectionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';

interface Root {
	/** Its key in the response: the alias or the name of the field. */
	key: string;
	/** True for a connection, which WPGraphQL never returns as null without an error. */
	isList: boolean;
}

const rootsByQuery = new LRUCache<string, readonly Root[]>({
	max: limits.documents,
	memoMethod: (query) =>
		parse(query).definitions.flatMap((definition) =>
			definition.kind === Kind.OPERATION_DEFINITION
				? definition.selectionSet.selections.flatMap(rootOf)
				: [],
		),
});

/** The key of a root field of the query that the data lacks, or of a list that is null or has a null entry; undefined if all are there. */
export function missingRoot(query: string, data: object): string | undefined {
	return rootsByQuery.memo(query).find(({ key, isList }) => {
		const value: unknown = Reflect.get(data, key);
		return value === undefined || (isList && !isWholeList(value));
	})?.key;
}

function isWholeList(value: unknown): boolean {
	const { nodes, edges } = Object(value);
	const entries: unknown = nodes ?? edges;
	return Array.isArray(entries) && entries.every((entry) => entry !== null);
}

function rootOf(selection: SelectionNode): Root[] {
	if (selection.kind !== Kind.FIELD) return [];
	const { alias, name, selectionSet } = selection;
	const isList = selectionSet?.selections.some(
		(child) => child.kind === Kind.FIELD && ['nodes', 'edges'].includes(child.name.value),
	);
	return [{ key: (alias ?? name).value, isList: isList === true }];
}
