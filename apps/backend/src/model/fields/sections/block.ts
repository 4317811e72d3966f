import { isOffSection } from '@website/contracts/site-features';
import type { Block, BlocksField, Field } from 'payload';
import { inTab } from '../../../admin/forms/tabs.ts';
import { isRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import type { Words } from '../../../platform/i18n/words.ts';
import { groupOf } from './block-groups.ts';
import { blockKeywords } from './block-keywords.ts';

/** A slug as it begins a type's name: `priceExtract` is `PriceExtract…`. */
export const capital = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1);

/**
 * Defines a block with a picture and a description of its use, which the block picker shows and searches (`block-picker.tsx`). Its rows
 * are labeled by their first words. Pictures are served from `public/blocks`.
 */
const define =
	(typePrefix: '' | 'Blog') =>
	(slug: string, singular: Words, use: Words, fields: Field[], picture = slug): Block => {
		const keywords = blockKeywords[slug];
		const group = groupOf(slug);
		return {
			slug,
			interfaceName: `${typePrefix}${capital(slug)}Block`,
			labels: { singular, plural: singular },
			admin: {
				components: { Label: '/model/fields/sections/block-label.tsx#BlockLabel' },
				custom: { use, ...(keywords ? { keywords } : {}) },
				...(group ? { group } : {}),
				// Rows are labeled by their content.
				disableBlockName: true,
				images: { thumbnail: { url: `/blocks/${picture}.svg`, alt: '' } },
			},
			fields,
		};
	};

/** A section of pages, with the type `<Slug>Block`. */
export const defineSection = define('');

/** An element of articles, with the type `Blog<Slug>Block`. */
export const defineElement = define('Blog');

/**
 * The content of a document: blocks of a registry in each language, in the form's tab for content. Blocks of features that are off are
 * not offered, unless the document has them.
 */
export const blocksField = (
	name: string,
	label: Words,
	registry: Record<string, { block: Block }>,
	labels: { singular: Words; plural: Words },
): BlocksField =>
	inTab('content', {
		name,
		type: 'blocks',
		label,
		labels,
		localized: true,
		admin: {
			initCollapsed: true,
			components: { Field: '/model/fields/sections/block-picker.tsx#BlockPicker' },
		},
		blocks: Object.values(registry).map(({ block }) => block),
		filterOptions: ({ siblingData }) => [
			...Object.keys(registry).filter((slug) => !isOffSection(`${capital(slug)}Section`)),
			...listOf(isRecord(siblingData) ? siblingData[name] : null).flatMap((row) =>
				isRecord(row) && typeof row.blockType === 'string' ? row.blockType : [],
			),
		],
	});
