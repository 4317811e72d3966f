/** Makes every icon from the brand's `mark.svg`. Run after a change of the drawing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pngToIco from 'png-to-ico';
import sharp, { type Sharp } from 'sharp';
import { homeScreenIcons } from '../app/seo/icons.ts';
import { canvasColors } from '../shared/brand/colors.ts';

const folder = join(import.meta.dirname, '../public');
const drawing = readFileSync(join(import.meta.dirname, '../shared/brand/mark.svg'));
writeFileSync(join(folder, 'favicon.svg'), drawing);
// The editors' interface carries the mark too.
writeFileSync(join(folder, '../../backend/public/mark.svg'), drawing);
/** The drawing's own size at 72 dpi. */
const drawnSize = 64;
const background = canvasColors.light;
/** Systems cut home screen icons into shapes of their own; the drawing keeps to the inner 80 % (W3C Manifest, "maskable"). */
const safePart = 0.62;

function draw(size: number): Sharp {
	return sharp(drawing, { density: (72 * size) / drawnSize }).resize(size, size);
}

const sizes = await Promise.all([16, 32].map((size) => draw(size).png().toBuffer()));
writeFileSync(join(folder, 'favicon.ico'), await pngToIco(sizes));

for (const { path, size } of homeScreenIcons) {
	const inner = await draw(Math.round(size * safePart))
		.png()
		.toBuffer();
	await sharp({ create: { width: size, height: size, channels: 3, background } })
		.composite([{ input: inner, gravity: 'center' }])
		.png({ compressionLevel: 9, palette: true })
		.toFile(join(folder, path));
}
