import type { BlogSection, PageSection } from '@website/contracts/content-types';
import type { Block } from 'payload';
import { contractObject } from '../../content/documents/contract-object.ts';
import type { ContentReader } from '../../content/documents/reader.ts';
import { filledContent } from '../../documents/empty-content.ts';
import * as elements from '../../model/blog-elements/registry.ts';
import { capital } from '../../model/fields/sections/block.ts';
import * as sections from '../../model/sections/registry.ts';

interface StoredBlock {
	blockType: string;
}

interface Definition {
	block: Pick<Block, 'fields'>;
	/** The fields of the contract that are not stored under their names. */
	map?: (data: never, read: ContentReader) => object;
}

/** Maps stored blocks with the registry, without parts that have no text; omits blocks whose type is not registered. */
async function mapBlocks<Section extends object>(
	blocks: readonly StoredBlock[] | null | undefined,
	registry: Readonly<Record<string, Definition>>,
	typeName: (slug: string) => string,
	read: ContentReader,
): Promise<Section[]> {
	const results = (blocks ?? []).map(async (data) => {
		const definition = registry[data.blockType];
		if (!definition) return [];
		// The keys of the registry are block types, so the data has the type that the mapping expects.
		const filled = filledContent(definition.block.fields, data);
		const own = definition.map?.(filled as never, read);
		const __typename = typeName(data.blockType);
		const section = await contractObject<Section>(read, __typename, filled, own);
		return section ? [{ ...section, __typename }] : [];
	});
	return (await Promise.all(results)).flat();
}

export const mapPageSections = (
	blocks: readonly StoredBlock[] | null | undefined,
	read: ContentReader,
): Promise<PageSection[]> => mapBlocks(blocks, sections, (slug) => `${capital(slug)}Section`, read);

export const mapBlogSections = (
	blocks: readonly StoredBlock[] | null | undefined,
	read: ContentReader,
): Promise<BlogSection[]> => mapBlocks(blocks, elements, (slug) => `Blog${capital(slug)}`, read);
