import type { CacheTag } from '@website/contracts/cache-tags';
import type { LocaleCode } from '@website/contracts/locales';
import type { Addresses } from '../catalog/addresses.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { MappedFields } from '../sections/convert.ts';
import type { Capabilities } from '../wpgraphql/capabilities.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';

/** The context of the resolvers of one operation. */
export interface ResolverContext {
	client: WordPressClient;
	capabilities: Capabilities;
	catalog: Catalog;
	addresses: Addresses;
	mappedFields: MappedFields;
	/** Origin of the site's own URLs. */
	siteOrigin: string | undefined;
	/** Reports a message for operators, each once. */
	report: (finding: string) => void;
	/** Collects the cache tags of the response. */
	tags: Set<CacheTag>;
	/** Set if drafts are shown; with `documentId`, only of that document. */
	preview: { documentId: number | undefined } | undefined;
}

/** A context without what belongs to one operation. */
export type ResolverState = Omit<ResolverContext, 'tags' | 'preview'>;

/** The context of an operation, by default without drafts. */
export const contextOf = (
	state: ResolverState,
	preview?: ResolverContext['preview'],
): ResolverContext => ({ ...state, tags: new Set(), preview });

/** The `where` argument with the non-empty entries; empty if there are none. */
export function where(...entries: string[]): string {
	const conditions = entries.filter(Boolean);
	return conditions.length > 0 ? `where: { ${conditions.join(', ')} }` : '';
}

/** Entry for the `where` argument of documents. WPGraphQL hides the text of protected documents only, not their custom fields. */
export const publicOnly = 'hasPassword: false';

/** Limits a page size to `max`; without a size, returns `fallback`. */
export function pageSize(first: number | null | undefined, fallback: number, max: number): number {
	return Math.min(first && first > 0 ? first : fallback, max);
}

export interface LocaleArgument {
	lang: LocaleCode;
}
