import sharp from 'sharp';
import { escapeXml } from '#shared/markup/escape-xml.ts';
import { hyphenated } from '#shared/markup/hyphenated.ts';

export interface TextStyle {
	fontFile: string;
	/** Family and weight in Pango's syntax: `Schibsted Grotesk Bold`. */
	font: string;
	color: string;
	/** Font sizes in pixels in descending order: the first that fits is used. */
	sizes: readonly number[];
	maxWidth: number;
	maxHeight: number;
}

/** A rendered text on a transparent background; sizes in pixels. */
export interface TextBlock {
	image: Buffer;
	width: number;
	/** Height of the ink: smaller if the last line has no descenders. */
	height: number;
	/** Height of the lines, independent of their letters. */
	lineHeight: number;
}

type Drawing = Omit<TextBlock, 'lineHeight'>;

/**
 * Renders a text in lines. A text that does not fit at the smallest size is truncated between words, with an ellipsis. Null for an empty
 * text.
 */
export async function textBlock(text: string, style: TextStyle): Promise<TextBlock | null> {
	const words = text.split(/\s+/).filter(Boolean);
	if (words.length === 0) return null;
	for (const size of style.sizes) {
		const drawing = await draw(words.join(' '), size, style);
		if (drawing.height <= style.maxHeight) return withLineHeight(drawing, size, style);
	}
	const smallest = Math.min(...style.sizes);
	return withLineHeight(await truncate(words, style), smallest, style);
}

async function withLineHeight(
	drawing: Drawing,
	size: number,
	style: TextStyle,
): Promise<TextBlock> {
	const [oneLine, twoLines] = await Promise.all(
		['Hg', 'Hg\nHg'].map((text) => draw(text, size, style)),
	);
	if (!oneLine || !twoLines) return { ...drawing, lineHeight: drawing.height };
	const lineSpacing = twoLines.height - oneLine.height;
	const furtherLines = Math.max(0, Math.round((drawing.height - oneLine.height) / lineSpacing));
	return { ...drawing, lineHeight: oneLine.height + furtherLines * lineSpacing };
}

async function truncate(words: readonly string[], style: TextStyle): Promise<Drawing> {
	const smallest = Math.min(...style.sizes);
	let fitting = 1;
	let tooMany = words.length;
	const drawFirst = (count: number) =>
		draw(`${words.slice(0, count).join(' ')} …`, smallest, style);
	while (tooMany - fitting > 1) {
		const middle = Math.floor((fitting + tooMany) / 2);
		if ((await drawFirst(middle)).height <= style.maxHeight) fitting = middle;
		else tooMany = middle;
	}
	return drawFirst(fitting);
}

/** Adds a word joiner after hyphens, which keeps a word such as e-mail on one line. */
function keepHyphenatedWords(text: string): string {
	const parts = text.split(hyphenated);
	return parts.map((part, at) => (at % 2 === 1 ? part.replaceAll('-', '-\u2060') : part)).join('');
}

/** At this density a point is a pixel. */
const dpi = 72;

async function draw(text: string, size: number, style: TextStyle): Promise<Drawing> {
	const { data, info } = await sharp({
		text: {
			// Pango's markup is XML.
			text: `<span foreground="${style.color}">${escapeXml(keepHyphenatedWords(text))}</span>`,
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
