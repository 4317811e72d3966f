import { expect, it } from 'vitest';
import { identify } from './identify.ts';
import { problems } from './upload-problem.ts';

const drawing = (attributes: string) =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"${attributes}><path d="M0 0h9v9z"/></svg>`);

it.each(['', ' width="100%" height="100%"', ' width="9"', ' viewBox="none"'])(
	'rejects a drawing without a size:%s',
	async (attributes) => {
		await expect(identify(drawing(attributes))).rejects.toThrow(problems.sizelessDrawing.en);
	},
);

it.each([
	' width="9" height="9"',
	' width="9mm" height="9mm"',
	' viewBox="0 0 9 9"',
	' width="100%" viewBox="0 0 9 9"',
])('accepts a drawing with a size:%s', async (attributes) => {
	expect((await identify(drawing(attributes))).type).toBe('image/svg+xml');
});

it('recognizes a WOFF2 font by its bytes', async () => {
	// Signature, flavor (TrueType) and the rest of a header (WOFF 2.0, 3.1).
	const head = Buffer.from('wOF2\0\x01\0\0'.padEnd(48, '\0'), 'latin1');
	expect((await identify(head)).type).toBe('font/woff2');
	await expect(identify(Buffer.from('wOF2 is no font'))).rejects.toThrow(problems.unknown.en);
});
