import type { HexColor } from '@website/contracts/brand/color';
import sharp from 'sharp';
import { iconModifiers, unchangedModifiers } from '#shared/addresses/image-variants.ts';
import { contentMediaPath } from '#shared/addresses/media-path.ts';
import type { SiteBrand } from '#shared/brand/look.ts';
import { contentFile } from '../content-files/file-path.ts';
import type { Images } from '../images/images.ts';

/** Systems crop home screen icons to their own shapes; the mark stays within the safe zone, the inner 80 % (W3C Manifest, "maskable"). */
const markShare = 0.62;

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** The default mark: a square on a field of the brand's color. Sides in pixels. */
const plainMark = { side: 512, inner: 192 };

function plainMarkSvg({ palette }: SiteBrand): Buffer {
	const { side, inner } = plainMark;
	const from = (side - inner) / 2;
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><path fill="${palette['fixed.accent']}" d="M0 0h${side}v${side}H0z"/><path fill="${palette['fixed.on-accent']}" d="M${from} ${from}h${inner}v${inner}h-${inner}z"/></svg>`,
	);
}

const square = (side: number, background: HexColor) =>
	sharp({ create: { width: side, height: side, channels: 3, background } }).png();

/** Composed with sharp, because only the drawing process loads SVG. */
async function plainMarkPng({ palette }: SiteBrand): Promise<Buffer> {
	const { side, inner } = plainMark;
	const input = await square(inner, palette['fixed.on-accent']).toBuffer();
	return square(side, palette['fixed.accent'])
		.composite([{ input, gravity: 'center' }])
		.toBuffer();
}

function pathOf({ icon }: SiteBrand): string | null {
	if (!icon?.startsWith(`${contentMediaPath}/`)) return null;
	const [path = ''] = icon.slice(contentMediaPath.length).split('?');
	return contentFile(path)?.path ?? null;
}

/** The brand's mark as a PNG of at most 512 by 512 pixels with a transparent background. Throws ImageProblem. */
export async function markOf(images: Images, brand: SiteBrand): Promise<Buffer> {
	const path = pathOf(brand);
	if (path) return (await images.get(iconModifiers, path)).body;
	return plainMarkPng(brand);
}

/** A square icon with the mark in its center, on the brand's background. */
export async function homeScreenIcon(
	mark: Buffer,
	brand: SiteBrand,
	size: number,
): Promise<Buffer> {
	const inner = await squareIcon(mark, Math.round(size * markShare));
	return square(size, brand.canvas.light)
		.composite([{ input: inner, gravity: 'center' }])
		.png({ compressionLevel: 9, palette: true })
		.toBuffer();
}

/** Fits the mark into a transparent square. */
const squareIcon = (mark: Buffer, size: number): Promise<Buffer> =>
	sharp(mark).resize(size, size, { fit: 'contain', background: transparent }).png().toBuffer();

/** An ICO file with one PNG: header, one directory entry, image. */
export async function icoIcon(mark: Buffer): Promise<Buffer> {
	const size = 32;
	const png = await squareIcon(mark, size);
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

/** The mark as SVG: the uploaded SVG, or an SVG that embeds the uploaded image. Throws ImageProblem. */
export async function svgIcon(images: Images, brand: SiteBrand): Promise<Buffer> {
	const path = pathOf(brand);
	if (!path) return plainMarkSvg(brand);
	if (path.toLowerCase().endsWith('.svg')) return (await images.get(unchangedModifiers, path)).body;
	const picture = await squareIcon(await markOf(images, brand), 128);
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128"><image width="128" height="128" href="data:image/png;base64,${picture.toString('base64')}"/></svg>`,
	);
}
