import {
	type ConstDirectiveNode,
	type GraphQLArgument,
	type GraphQLField,
	type GraphQLNamedType,
	valueFromASTUntyped,
} from 'graphql';

type Part = Pick<GraphQLNamedType | GraphQLArgument | GraphQLField<unknown, unknown>, 'astNode'>;

/** The site's behavior if an endpoint lacks a part that is not in the specification; undefined for a specified part. */
export function behaviorWithout(part: Part): string | undefined {
	const directive = directiveOf(part, 'extra');
	return directive && String(argumentOf(directive, 'without'));
}

export function isRequired(field: Part): boolean {
	return directiveOf(field, 'required') !== undefined;
}

/** The value of a field that the endpoint does not return; undefined stands for the empty value of the field's type. */
export function fallbackOf(field: Part): unknown {
	const directive = directiveOf(field, 'fallback');
	return directive && argumentOf(directive, 'value');
}

function directiveOf({ astNode }: Part, name: string): ConstDirectiveNode | undefined {
	return astNode?.directives?.find((directive) => directive.name.value === name);
}

function argumentOf(directive: ConstDirectiveNode, name: string): unknown {
	const argument = directive.arguments?.find((one) => one.name.value === name);
	return argument && valueFromASTUntyped(argument.value);
}
