import config from '@payload-config';
import { defaultLocale } from '@website/contracts/site-locales';
import { getPayload, type Payload } from 'payload';
import { readNamedBrand } from '../../content/documents/named-brand.ts';
import { noDrafts } from '../../content/preview/draft-view.ts';
import { paletteOf } from '../../model/fields/brand/tones-field.ts';

/** The published brand's mark: a redirect to its file, or an SVG square in the brand's color if it has no file. */
async function markResponse(payload: Payload): Promise<Response> {
	const brand = await readNamedBrand({ payload, lang: defaultLocale(), view: noDrafts });
	const id = brand.icon ?? brand.logo;
	const { docs } = await payload.find({
		collection: 'media',
		where: { id: { in: typeof id === 'number' ? [id] : [] } },
		depth: 0,
	});
	const headers = { 'cache-control': 'no-cache' };
	const url = docs[0]?.url;
	if (url) return new Response(null, { status: 302, headers: { ...headers, location: url } });
	const palette = paletteOf(brand);
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path fill="${palette['fixed.accent']}" d="M0 0h64v64H0z"/><path fill="${palette['fixed.on-accent']}" d="M20 20h24v24H20z"/></svg>`;
	return new Response(drawing, { headers: { ...headers, 'content-type': 'image/svg+xml' } });
}

/** The brand's mark for the admin and its browser tab. */
export const handleMark = async (): Promise<Response> => markResponse(await getPayload({ config }));
