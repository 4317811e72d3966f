import type { ASTVisitor, ValidationContext } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';

/** At most a few fields of the root: every alias would be one more whole price list. */
function fewRootFields(context: ValidationContext): ASTVisitor {
	let count = 0;
	return {
		Field(node) {
			if (context.getParentType() !== context.getSchema().getQueryType()) return;
			count += 1;
			if (count !== limits.prices.rootFields + 1) return;
			const message = `At most ${limits.prices.rootFields} fields of the root can be asked for at once`;
			context.reportError(createGraphQLError(message, { nodes: node }));
		},
	};
}

/** Introspection is open to developers only, unless GRAPHQL_INTROSPECTION says otherwise. */
export const mayIntrospect = ({ NODE_ENV, GRAPHQL_INTROSPECTION } = environment): boolean =>
	GRAPHQL_INTROSPECTION || NODE_ENV !== 'production';

export const queryLimits: Plugin = {
	onValidate({ addValidationRule }) {
		addValidationRule(fewRootFields);
	},
};
