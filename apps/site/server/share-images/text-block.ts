import sharp from 'sharp';
import { escapeXml } from '#shared/markup/escape.ts';

export interface TextStyle {
	fontFile: string;
	/** Family and weight as Pango names them: `Schibsted Grotesk Bold`. */
	font: string;
	color: string;
	/** Font sizes in pixels, largest first: the first that fits is taken. */
	sizes: readonly number[];
	maxWidth: number;
	maxHeight: number;
}

/** A drawn text on a transparent field, in pixels. */
export interface TextBlock {
	image: Buffer;
	width: number;
	height: number;
}

/** Draws words in lines. What does not fit at the smallest size is cut off between words, with an ellipsis. Null of nothing. */
export async function textBlock(text: string, style: TextStyle): Promise<TextBlock | null> {
	const words = text.split(/\s+/).filter(Boolean);
	if (words.length === 0) return null;
	let block: TextBlock | undefined;
	for (const size of style.sizes) {
		block = await draw(words.join(' '), size, style);
		if (block.height <= style.maxHeight) return block;
	}
	return cutOff(words, style);
}

async function cutOff(words: readonly string[], style: TextStyle): Promise<TextBlock> {
	const smallest = Math.min(...style.sizes);
	let fits = 1;
	let tooMany = words.length;
	const first = (count: number) => draw(`${words.slice(0, count).join(' ')} …`, smallest, style);
	while (tooMany - fits > 1) {
		const middle = Math.floor((fits + tooMany) / 2);
		if ((await first(middle)).height <= style.maxHeight) fits = middle;
		else tooMany = middle;
	}
	return first(fits);
}

/** Pixels of a font size are points at this density. */
const dpi = 72;

async function draw(text: string, size: number, style: TextStyle): Promise<TextBlock> {
	const { data, info } = await sharp({
		text: {
			// Pango's markup is XML.
			text: `<span foreground="${style.color}">${escapeXml(text)}</span>`,
			font: `${style.font} ${size}`,
			fontfile: style.fontFile,
			width: style.maxWidth,
			dpi,
			rgba: true,
			wrap: 'word-char',
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });
	return { image: data, width: info.width, height: info.height };
}
