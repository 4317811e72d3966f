import { siteLocaleCodes } from '@website/contracts/site-locales';
import { type GraphQLOutputType, type GraphQLSchema, isListType, isNonNullType } from 'graphql';
import { z } from 'zod';
import type { ResolverContext } from './context.ts';
import { emptyPosts } from './reading/read-posts.ts';

const ofOneLanguage = z.union([
	z.object({ lang: z.string() }).transform(({ lang }) => lang),
	z.object({ where: z.object({ lang: z.string() }) }).transform(({ where }) => where.lang),
]);

/** These answer in another language where theirs has nothing. */
const standIns = new Set(['brand', 'slugOwner']);

function isOff(args: unknown, { view }: ResolverContext): boolean {
	const lang = ofOneLanguage.safeParse(args).data;
	return (
		view.drafts === 'none' && lang !== undefined && !siteLocaleCodes().some((one) => one === lang)
	);
}

/** Null, or what is empty where null is not allowed: a list, or the only such object, a page of articles. */
const nothingOf = (type: GraphQLOutputType) => {
	if (!isNonNullType(type)) return null;
	return isListType(type.ofType) ? [] : emptyPosts();
};

/** Has every operation answer visitors in a language that is off as if nothing existed in it. */
export function hideOffLanguages(schema: GraphQLSchema): GraphQLSchema {
	for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
		const { name, resolve, type } = field;
		if (!resolve || standIns.has(name)) continue;
		field.resolve = (root, args, context, info) =>
			isOff(args, context) ? nothingOf(type) : resolve(root, args, context, info);
	}
	return schema;
}
