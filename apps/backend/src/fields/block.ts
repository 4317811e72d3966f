import type { Block, Field } from 'payload';
import type { Words } from './words.ts';

/** A block with its picture for the block picker, served from `public/blocks`. */
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
			images: { thumbnail: { url: `/blocks/${picture}.svg`, alt: singular.en } },
		},
		fields,
	};
}
