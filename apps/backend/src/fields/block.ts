import type { Block, Field } from 'payload';
import type { Words } from '../editing/words.ts';

/** A block with its picture for the block picker, served from `public/blocks`, and its first words as its name. */
export function block(
	slug: string,
	interfaceName: string,
	singular: Words,
	fields: Field[],
	picture = slug,
): Block {
	return {
		slug,
		interfaceName,
		labels: { singular, plural: singular },
		admin: {
			components: {
				Label: { path: '/fields/block-label.tsx#BlockLabel', clientProps: { type: singular } },
			},
			// Its own words name a block.
			disableBlockName: true,
			images: { thumbnail: { url: `/blocks/${picture}.svg`, alt: singular.en } },
		},
		fields,
	};
}
