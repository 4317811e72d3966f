import type { ASTVisitor, ValidationContext } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';

/** A validation rule that limits the root fields: each alias of a price list adds a complete list to the response. */
function limitRootFields(context: ValidationContext): ASTVisitor {
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

/** Introspection is allowed outside of production, or if GRAPHQL_INTROSPECTION is set. */
export const allowsIntrospection = ({ NODE_ENV, GRAPHQL_INTROSPECTION } = environment): boolean =>
	GRAPHQL_INTROSPECTION || NODE_ENV !== 'production';

export const queryLimits: Plugin = {
	onValidate({ addValidationRule }) {
		addValidationRule(limitRootFields);
	},
};
