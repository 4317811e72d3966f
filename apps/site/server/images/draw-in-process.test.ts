import sharp from 'sharp';
import { expect, it } from 'vitest';
import { socialModifiers } from '#shared/addresses/image-variants.ts';
import { drawInProcess } from './draw-in-process.ts';

const drawing = (inside: string) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${inside}<rect width="1200" height="630" fill="#1b5fd0"/></svg>`,
	);
const modifiers = socialModifiers('png');
/** Milliseconds. A process takes a second to start while many tests run. */
const timeoutMs = 1500;

const blurs = `<filter id="f">${'<feGaussianBlur stdDeviation="90"/>'.repeat(201)}</filter><rect width="1200" height="630" filter="url(#f)"/>`;
const nestedReferences = `<g id="l0"><circle r="9"/></g>${Array.from(
	{ length: 12 },
	(_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
).join('')}`;

it('renders a drawing', async () => {
	const { contentType, body } = await drawInProcess(drawing('<circle r="90"/>'), modifiers);
	expect(contentType).toBe('image/png');
	expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it.each([
	['201 blurs', blurs],
	['nested references', nestedReferences],
])('kills the process of a drawing with %s after the timeout', async (_name, inside) => {
	await expect(drawInProcess(drawing(inside), modifiers, timeoutMs)).rejects.toMatchObject({
		status: 422,
		isForAllSizes: true,
	});
});

it('rejects a drawing that cannot be parsed', async () => {
	await expect(drawInProcess(Buffer.from('<svg'), modifiers)).rejects.toMatchObject({
		status: 422,
		isForAllSizes: false,
	});
});
