/** The language the API document is written in, whatever that of the page around it (WCAG 3.1.2). */
export const documentLanguage = 'en';

export interface ApiOperation {
	method: string;
	path: string;
	summary: string;
	/** The group the document puts it in; empty without one. */
	tag: string;
}

export interface DescribedOperation extends ApiOperation {
	description: string[];
	parameters: { name: string; isRequired: boolean; description: string }[];
	answers: { status: string; description: string }[];
}

export interface ApiDescription {
	title: string;
	version: string;
	operations: readonly DescribedOperation[];
}

/** What a docs page shows without scripts: every operation in short, and all about the one its address names. */
export interface ApiOverview {
	title: string;
	version: string;
	operations: readonly ApiOperation[];
	named: DescribedOperation | null;
}

export function groupByTag(
	operations: readonly ApiOperation[],
): { tag: string; operations: ApiOperation[] }[] {
	const groups = new Map<string, ApiOperation[]>();
	for (const operation of operations) {
		groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation]);
	}
	return [...groups].map(([tag, members]) => ({ tag, operations: members }));
}
