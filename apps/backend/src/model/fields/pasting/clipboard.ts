import type { PastedBlock } from './blocks.ts';
import { type FoundPicture, picturesIn } from './pictures.ts';
import { readHtml } from './read-html.ts';

/** What a clipboard brings. */
export interface Pasted {
	blocks: PastedBlock[];
	pictures: FoundPicture[];
}

const isPicture = ({ type }: File) => /^image\/(png|jpeg|gif|webp|avif)$/.test(type);

/** A picture of the clipboard by its place, as if the text had shown it. */
const addressOf = (index: number) => `clipboard:${index}`;

/** The text and the pictures of a clipboard. */
export async function readClipboard(data: {
	html: string;
	rtf: string;
	files: readonly File[];
}): Promise<Pasted> {
	const page = new DOMParser().parseFromString(data.html, 'text/html');
	const blocks = readHtml(page.body);
	const pictures = picturesIn(blocks, data.rtf);
	const files = await Promise.all(
		data.files.filter(isPicture).map(async (file) => ({
			type: file.type,
			bytes: new Uint8Array(await file.arrayBuffer()),
		})),
	);
	const without = pictures.filter(({ file }) => file === null);
	// A browser that copies one picture gives its address as text and its bytes as a file.
	if (without.length === files.length) {
		for (const [index, picture] of without.entries()) picture.file = files[index] ?? null;
		return { blocks, pictures };
	}
	if (blocks.length > 0) return { blocks, pictures };
	return {
		blocks: files.map((_, index) => ({
			kind: 'picture',
			picture: { src: addressOf(index), alt: '' },
		})),
		pictures: files.map((file, index) => ({ src: addressOf(index), alt: '', file })),
	};
}
