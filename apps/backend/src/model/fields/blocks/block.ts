import type { Block, Field } from 'payload';
import type { Words } from '../../../platform/i18n/words.ts';
import { blockKeywords } from './block-keywords.ts';

/**
 * A block with its picture and what it is used for, which the block picker shows and searches (`block-picker.tsx`), and its first words as its name.
 * Pictures are served from `public/blocks`.
 */
export function block(
	slug: string,
	interfaceName: string,
	singular: Words,
	use: Words,
	fields: Field[],
	picture = slug,
): Block {
	const keywords = blockKeywords[slug];
	return {
		slug,
		interfaceName,
		labels: { singular, plural: singular },
		admin: {
			components: {
				Label: '/model/fields/sections/block-label.tsx#BlockLabel',
			},
			custom: { use, ...(keywords ? { keywords } : {}) },
			// Its own words name a block.
			disableBlockName: true,
			images: { thumbnail: { url: `/blocks/${picture}.svg`, alt: '' } },
		},
		fields,
	};
}
