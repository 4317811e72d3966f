export interface ApiOperation {
	/** In capitals. */
	method: string;
	path: string;
	summary: string;
	/** The group the document puts it in; empty without one. */
	tag: string;
}

/** An API document in short, for visitors without JavaScript. */
export interface ApiOverview {
	title: string;
	version: string;
	operations: readonly ApiOperation[];
}

/** Operations by group, in the document's order. */
export function groupByTag(
	operations: readonly ApiOperation[],
): { tag: string; operations: ApiOperation[] }[] {
	const groups = new Map<string, ApiOperation[]>();
	for (const operation of operations) {
		groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation]);
	}
	return [...groups].map(([tag, members]) => ({ tag, operations: members }));
}
