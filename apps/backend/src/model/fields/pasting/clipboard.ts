import type { PastedBlock } from './blocks.ts';
import { type PastedPicture, picturesIn } from './pictures.ts';
import { readHtml } from './read-html.ts';

/** The content of a clipboard. */
export interface ClipboardContent {
	blocks: PastedBlock[];
	pictures: PastedPicture[];
}

const isPicture = ({ type }: File) => /^image\/(png|jpeg|gif|webp|avif)$/.test(type);

/** A placeholder URL for a file of the clipboard, by its index. */
const placeholderUrl = (index: number) => `clipboard:${index}`;

/** Reads the text and the pictures of a clipboard. */
export async function readClipboard(data: {
	html: string;
	rtf: string;
	files: readonly File[];
}): Promise<ClipboardContent> {
	const page = new DOMParser().parseFromString(data.html, 'text/html');
	const blocks = readHtml(page.body);
	const pictures = picturesIn(blocks, data.rtf);
	const files = await Promise.all(
		data.files.filter(isPicture).map(async (file) => ({
			type: file.type,
			bytes: new Uint8Array(await file.arrayBuffer()),
		})),
	);
	const missing = pictures.filter(({ file }) => file === null);
	// If a single picture is copied, a browser provides its URL as text and its bytes as a file.
	if (missing.length === files.length) {
		for (const [index, picture] of missing.entries()) picture.file = files[index] ?? null;
		return { blocks, pictures };
	}
	if (blocks.length > 0) return { blocks, pictures };
	return {
		blocks: files.map((_, index) => ({
			kind: 'picture',
			picture: { src: placeholderUrl(index), alt: '' },
		})),
		pictures: files.map((file, index) => ({ src: placeholderUrl(index), alt: '', file })),
	};
}
