import { type CacheTag, documentTag, type SharedTag } from '@website/contracts/cache-tags';
import { localeCodes } from '@website/contracts/locales';
import type { SharedContent } from '../catalog/snapshot.ts';
import { limits } from '../limits.ts';
import { type DocumentRoot, inAllLanguages, rootsOf } from '../wpgraphql/custom-types.ts';
import { WordPressFailure, WordPressRefusal } from '../wpgraphql/failures.ts';
import { contextOf, type ResolverState, where } from './context.ts';
import { resolvers } from './resolvers.ts';

/**
 * Reads what several documents show, and whose changes do not date them: menus, settings, pictures. A part whose query is refused
 * is reported and left out, so that changes of the others are seen.
 */
export async function readShared(
	state: ResolverState,
	since: Date | undefined,
): Promise<SharedContent> {
	const { homePages } = state.capabilities;
	if (since && homePages.size > 0) {
		const path = `navigation?per_page=1&modified_after=${since.toISOString()}`;
		const changes = await state.client.restTotal(path);
		if (changes?.total) homePages.clear();
	}
	const locales = localeCodes.filter((locale) => state.catalog.locales.has(locale));
	const parts = {
		header: resolvers.header,
		footer: resolvers.footer,
		cta: resolvers.callToAction,
		settings: resolvers.siteSettings,
		products: resolvers.products,
		options: resolvers.siteOptions,
	} satisfies Partial<Record<SharedTag, unknown>>;
	const sharedParts = Object.entries(parts).map(async ([tag, read]) => {
		const context = contextOf(state);
		try {
			const values = await Promise.all(locales.map((lang) => read({ lang }, context)));
			// The keys are those of `parts`.
			return [[tag as SharedTag, values] as const];
		} catch (error) {
			if (!(error instanceof WordPressRefusal)) throw error;
			state.report(`WordPress refuses the query of ${tag}: ${error.message}`);
			return [];
		}
	});
	const [shared, pictures] = await Promise.all([
		Promise.all(sharedParts),
		readPictures(state).catch((error: unknown) => {
			if (!(error instanceof WordPressRefusal || error instanceof WordPressFailure)) throw error;
			state.report(`changes of pictures are not seen: ${error.message}`);
			return undefined;
		}),
	]);
	return { shared: new Map(shared.flat()), pictures };
}

/** When the pictures were modified that were last. WordPress dates their alternative texts and captions too. */
async function readPictures({ client }: ResolverState): Promise<ReadonlyMap<number, unknown>> {
	const { mediaItems } = await client.query<{
		mediaItems: { nodes: { databaseId: number; modifiedGmt: string | null }[] };
	}>(
		`{ mediaItems(first: ${limits.newestPictures}, where: { orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { databaseId modifiedGmt } } }`,
	);
	return new Map(mediaItems.nodes.map(({ databaseId, modifiedGmt }) => [databaseId, modifiedGmt]));
}

/**
 * Tags of the documents with reusable blocks, if one of these changed. WPGraphQL has no such blocks, and the REST API only their number;
 * the search of WordPress finds their names in the texts. Rejects like the client.
 */
export async function blockTags(
	{ client, capabilities }: ResolverState,
	since: Date | undefined,
): Promise<CacheTag[]> {
	if (!since) return [];
	const changes = await client.restTotal(`blocks?per_page=1&modified_after=${since.toISOString()}`);
	if (!changes?.total) return [];
	const list = (root: DocumentRoot) => {
		const filter = where('search: "wp:block"', inAllLanguages(capabilities, root));
		return `${root}: ${root}s(first: ${limits.pageSize}, ${filter}) { nodes { databaseId } }`;
	};
	const lists = await client.query<Record<string, { nodes: { databaseId: number }[] }>>(
		`{ ${rootsOf(capabilities).map(list).join(' ')} }`,
	);
	return Object.entries(lists).flatMap(([root, { nodes }]) =>
		nodes.map(({ databaseId }) => documentTag(root === 'post' ? 'post' : 'page', databaseId)),
	);
}
