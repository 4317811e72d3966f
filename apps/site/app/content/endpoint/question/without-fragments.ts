import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

/** The same operation without named fragments and names of object types, which the specification leaves open. */
export function withoutFragments(document: DocumentNode): DocumentNode {
	const fragments = new Map(
		document.definitions.flatMap((one) =>
			one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet]] : [],
		),
	);
	const spread = (set: SelectionSetNode): SelectionSetNode => ({
		...set,
		selections: set.selections.flatMap((node) => {
			if (node.kind === Kind.FRAGMENT_SPREAD) {
				const fragment = fragments.get(node.name.value);
				return fragment ? spread(fragment).selections : [];
			}
			return node.selectionSet ? [{ ...node, selectionSet: spread(node.selectionSet) }] : [node];
		}),
	});
	return {
		...document,
		definitions: document.definitions.flatMap((one) =>
			one.kind === Kind.OPERATION_DEFINITION
				? [{ ...one, selectionSet: spread(one.selectionSet) }]
				: [],
		),
	};
}
