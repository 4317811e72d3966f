import { siteLocaleCodes } from '@website/contracts/site-locales';
import { type GraphQLOutputType, type GraphQLSchema, isListType, isNonNullType } from 'graphql';
import { z } from 'zod';
import type { ResolverContext } from './context.ts';
import { emptyPosts } from './reading/read-posts.ts';

const langArgument = z.union([
	z.object({ lang: z.string() }).transform(({ lang }) => lang),
	z.object({ where: z.object({ lang: z.string() }) }).transform(({ where }) => where.lang),
]);

/** Operations that fall back to another locale. */
const operationsWithFallback = new Set(['brand', 'slugOwner']);

function isDisabled(args: unknown, { view }: ResolverContext): boolean {
	const lang = langArgument.safeParse(args).data;
	return (
		view.drafts === 'none' && lang !== undefined && !siteLocaleCodes().some((code) => code === lang)
	);
}

/** The empty result of a type: `null`, or an empty list or page of articles if the type is not nullable. */
const emptyResult = (type: GraphQLOutputType) => {
	if (!isNonNullType(type)) return null;
	return isListType(type.ofType) ? [] : emptyPosts();
};

/** Wraps every operation so that visitors get no content in a disabled locale. */
export function hideOffLanguages(schema: GraphQLSchema): GraphQLSchema {
	for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
		const { name, resolve, type } = field;
		if (!resolve || operationsWithFallback.has(name)) continue;
		field.resolve = (root, args, context, info) =>
			isDisabled(args, context) ? emptyResult(type) : resolve(root, args, context, info);
	}
	return schema;
}
