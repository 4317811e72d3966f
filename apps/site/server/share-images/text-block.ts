import sharp from 'sharp';
import { escapeXml } from '#shared/markup/escape-xml.ts';
import { hyphenated } from '#shared/markup/hyphenated.ts';

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
	/** Of the ink: less where the last line has no letter below its baseline. */
	height: number;
	/** Of the lines, whatever letters they have. */
	lineHeight: number;
}

type Drawing = Omit<TextBlock, 'lineHeight'>;

/** Draws words in lines. What does not fit at the smallest size is cut off between words, with an ellipsis. Null of nothing. */
export async function textBlock(text: string, style: TextStyle): Promise<TextBlock | null> {
	const words = text.split(/\s+/).filter(Boolean);
	if (words.length === 0) return null;
	for (const size of style.sizes) {
		const drawing = await draw(words.join(' '), size, style);
		if (drawing.height <= style.maxHeight) return onLines(drawing, size, style);
	}
	const smallest = Math.min(...style.sizes);
	return onLines(await cutOff(words, style), smallest, style);
}

async function onLines(drawing: Drawing, size: number, style: TextStyle): Promise<TextBlock> {
	const [one, two] = await Promise.all(['Hg', 'Hg\nHg'].map((text) => draw(text, size, style)));
	if (!one || !two) return { ...drawing, lineHeight: drawing.height };
	const pitch = two.height - one.height;
	const linesMore = Math.max(0, Math.round((drawing.height - one.height) / pitch));
	return { ...drawing, lineHeight: one.height + linesMore * pitch };
}

async function cutOff(words: readonly string[], style: TextStyle): Promise<Drawing> {
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

/** A word joiner after its hyphen keeps a word such as e-mail on one line. */
function unbroken(text: string): string {
	const parts = text.split(hyphenated);
	return parts.map((part, at) => (at % 2 === 1 ? part.replaceAll('-', '-\u2060') : part)).join('');
}

/** Pixels of a font size are points at this density. */
const dpi = 72;

async function draw(text: string, size: number, style: TextStyle): Promise<Drawing> {
	const { data, info } = await sharp({
		text: {
			// Pango's markup is XML.
			text: `<span foreground="${style.color}">${escapeXml(unbroken(text))}</span>`,
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
