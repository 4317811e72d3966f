import type { PastedBlock } from './blocks.ts';
import { type PictureBytes, picturesOfRtf } from './rtf-pictures.ts';

/** A picture that a pasted text shows, with its bytes; null where the clipboard does not bring them. */
export interface FoundPicture {
	src: string;
	alt: string;
	file: PictureBytes | null;
}

const dataAddress = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([a-z\d+/=\s]+)$/i;

function ofDataAddress(src: string): PictureBytes | null {
	const [, type, encoded] = dataAddress.exec(src) ?? [];
	if (!type || !encoded) return null;
	const decoded = atob(encoded.replace(/\s+/g, ''));
	return {
		type: type.toLowerCase(),
		bytes: Uint8Array.from(decoded, (sign) => sign.charCodeAt(0)),
	};
}

/**
 * The pictures of a pasted text. Word's are files on the editor's computer, whose bytes stand in the RTF beside the HTML in the same order. A picture
 * on the web is not fetched: its owner would see who writes what.
 */
export function picturesIn(blocks: readonly PastedBlock[], rtf: string): FoundPicture[] {
	const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));
	const local = pictures.filter(({ src }) => /^file:/i.test(src));
	const bytes = local.length > 0 ? picturesOfRtf(rtf) : [];
	const isSure = bytes.length === local.length;
	return pictures.map(({ src, alt }) => {
		const place = local.findIndex((one) => one.src === src);
		const file = place < 0 ? ofDataAddress(src) : isSure ? (bytes[place] ?? null) : null;
		return { src, alt, file };
	});
}
