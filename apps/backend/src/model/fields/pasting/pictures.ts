import type { PastedBlock } from './blocks.ts';
import { type PictureBytes, picturesOfRtf } from './rtf-pictures.ts';

/** A picture in a pasted text; `file` is `null` if the clipboard does not contain its bytes. */
export interface PastedPicture {
	src: string;
	alt: string;
	file: PictureBytes | null;
}

const dataUrl = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([a-z\d+/=\s]+)$/i;

function decodeDataUrl(src: string): PictureBytes | null {
	const [, type, encoded] = dataUrl.exec(src) ?? [];
	if (!type || !encoded) return null;
	const decoded = atob(encoded.replace(/\s+/g, ''));
	return {
		type: type.toLowerCase(),
		bytes: Uint8Array.from(decoded, (character) => character.charCodeAt(0)),
	};
}

/**
 * Finds the pictures of a pasted text. Word refers to files on the editor's computer, whose bytes are in the RTF of the clipboard in the
 * same order. A picture on the web is not fetched, because its owner would see who writes what.
 */
export function picturesIn(blocks: readonly PastedBlock[], rtf: string): PastedPicture[] {
	const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));
	const local = pictures.filter(({ src }) => /^file:/i.test(src));
	const bytes = local.length > 0 ? picturesOfRtf(rtf) : [];
	const isComplete = bytes.length === local.length;
	return pictures.map(({ src, alt }) => {
		const index = local.findIndex((picture) => picture.src === src);
		const file = index < 0 ? decodeDataUrl(src) : isComplete ? (bytes[index] ?? null) : null;
		return { src, alt, file };
	});
}
