import type { Query } from '@website/contracts/content-types';
import {
	type ASTVisitor,
	type FieldNode,
	type FragmentDefinitionNode,
	GraphQLError,
	Kind,
	type SelectionNode,
	type SelectionSetNode,
	type ValidationContext,
} from 'graphql';
import { limits } from './limits.ts';

/**
 * What each root field costs at its worst, in microseconds of the main thread on the demo content: for a list, each entry. A test
 * compares them with the statements that a field runs.
 */
export const rootFieldCosts: Record<keyof Query, number> = {
	author: 6_000,
	blogIndex: 5_000,
	blogOverview: 20_000,
	brand: 8_000,
	callToAction: 8_000,
	categories: 1_000,
	category: 500,
	countryGuide: 4_000,
	footer: 8_000,
	header: 8_000,
	listedPosts: 200,
	page: 12_000,
	pageByUri: 12_000,
	post: 18_000,
	posts: 200,
	pricePages: 4_000,
	products: 15_000,
	redirect: 1_000,
	search: 30_000,
	sharedPreview: 4_000,
	sitemap: 5,
	siteOptions: 500,
	siteSettings: 8_000,
	slugOwner: 100,
};

/** Nested fields that read more of a document than a column. All other fields cost 1. */
const nestedFieldCosts: Readonly<Record<string, number>> = {
	blogSections: 300,
	sections: 300,
};

/** The maximum length of each list field. All other fields count once. */
const largestLists: Record<string, number> = limits.largestLists;

function listSize(field: FieldNode): number {
	const largest = largestLists[field.name.value] ?? 1;
	const first = field.arguments?.find(({ name }) => name.value === 'first')?.value;
	// The value of a variable is unknown here, so assume the maximum.
	if (first?.kind !== Kind.INT) return largest;
	return Math.min(Math.max(Number(first.value), 1), largest);
}

interface Measure {
	depth: number;
	cost: number;
}

const rootCosts: Readonly<Record<string, number>> = rootFieldCosts;

/** True for a selection that never runs, whatever the variables: sites probe a schema by a skipped query. */
const isSkipped = ({ directives = [] }: SelectionNode): boolean =>
	directives.some(({ name, arguments: args = [] }) => {
		const condition = args.find((argument) => argument.name.value === 'if')?.value;
		return (
			condition?.kind === Kind.BOOLEAN &&
			((name.value === 'skip' && condition.value) || (name.value === 'include' && !condition.value))
		);
	});

/** Computes depth and cost of a selection. Measures each fragment once; a recursive spread counts as zero. */
function measure(
	selections: SelectionSetNode,
	fragment: (name: string) => FragmentDefinitionNode | null | undefined,
	measures: Map<string, Measure>,
	costs = rootCosts,
): Measure {
	let depth = 0;
	let cost = 0;
	const add = (part: Measure, levels: number, times: number) => {
		depth = Math.max(depth, part.depth + levels);
		cost += part.cost * times;
	};
	for (const node of selections.selections) {
		if (isSkipped(node)) continue;
		if (node.kind === Kind.FIELD) {
			const inner = node.selectionSet
				? measure(node.selectionSet, fragment, measures, nestedFieldCosts)
				: { depth: 0, cost: 0 };
			const own = costs[node.name.value] ?? 1;
			add({ depth: inner.depth, cost: inner.cost + own }, 1, listSize(node));
		} else if (node.kind === Kind.INLINE_FRAGMENT) {
			add(measure(node.selectionSet, fragment, measures, costs), 0, 1);
		} else {
			const name = node.name.value;
			const definition = fragment(name);
			if (!definition) continue;
			let part = measures.get(name);
			if (!part) {
				measures.set(name, { depth: 0, cost: 0 });
				part = measure(definition.selectionSet, fragment, measures, costs);
				measures.set(name, part);
			}
			add(part, 0, 1);
		}
	}
	return { depth, cost };
}

/** A validation rule that rejects queries that are too deep or too expensive, before they run. */
export function limitRule(context: ValidationContext): ASTVisitor {
	const measures = new Map<string, Measure>();
	return {
		OperationDefinition(node) {
			const isIntrospection = node.selectionSet.selections.every(
				(selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
			);
			const { depth, cost } = measure(
				node.selectionSet,
				(name) => context.getFragment(name),
				measures,
			);
			const refuse = (message: string) =>
				context.reportError(
					new GraphQLError(message, { nodes: node, extensions: { code: 'QUERY_TOO_LARGE' } }),
				);
			// Introspection has its own setting and is deeper than content queries.
			if (depth > limits.depth && !isIntrospection) {
				refuse(`The query is ${depth} levels deep; the maximum is ${limits.depth}`);
			}
			if (cost > limits.cost)
				refuse(`The query has a cost of ${cost}; the maximum is ${limits.cost}`);
		},
	};
}
