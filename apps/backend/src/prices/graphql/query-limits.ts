import {
	type ASTVisitor,
	GraphQLError,
	NoSchemaIntrospectionCustomRule,
	parse,
	type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { environment } from '../../environment.ts';
import { limits } from '../limits.ts';

/** At most a few fields of the root: every alias would be one more whole price list. */
function fewRootFields(context: ValidationContext): ASTVisitor {
	let count = 0;
	return {
		Field(node) {
			if (context.getParentType() !== context.getSchema().getQueryType()) return;
			count += 1;
			if (count !== limits.rootFields + 1) return;
			const message = `At most ${limits.rootFields} fields of the root can be asked for at once`;
			context.reportError(new GraphQLError(message, { nodes: node }));
		},
	};
}

const introspects = environment.GRAPHQL_INTROSPECTION || environment.NODE_ENV !== 'production';

/** Bounds what one query can cost; hides the schema in production unless enabled. */
export const queryLimits: Plugin = {
	onParse({ setParseFn }) {
		setParseFn((source: Parameters<typeof parse>[0], options: Parameters<typeof parse>[1]) =>
			parse(source, { ...options, maxTokens: limits.queryTokens }),
		);
	},
	onValidate({ addValidationRule }) {
		addValidationRule(fewRootFields);
		if (!introspects) addValidationRule(NoSchemaIntrospectionCustomRule);
	},
};
