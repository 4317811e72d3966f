import { z } from 'zod';
import { callEndpoint, messageOf } from '../../../platform/admin/endpoints/call-endpoint.ts';
import type { FoundPicture } from './pictures.ts';

const uploadResponse = z.object({ doc: z.object({ id: z.number() }) });

/** What became of pasted pictures: files by the addresses of the pictures, and why others were refused. */
export interface Uploaded {
	files: Map<string, number>;
	refusals: string[];
}

/** Texts that programs make up for a picture; better none, of which the checklist reminds. */
const isMadeUp = (alt: string) => /generated|genereret|generiert/i.test(alt);

/**
 * Puts pasted pictures into the media library, in the editor's own session (`api` is the address of REST). Each becomes a file with the alternative
 * text that it had, in the language of the form.
 */
export async function uploadPictures(
	pictures: readonly FoundPicture[],
	api: string,
	locale: string,
	language: string,
): Promise<Uploaded> {
	const files = new Map<string, number>();
	const refusals: string[] = [];
	for (const { src, alt, file } of pictures) {
		if (!file || files.has(src)) continue;
		const body = new FormData();
		const ending = file.type.slice('image/'.length);
		const text = isMadeUp(alt) ? '' : alt;
		body.append('file', new File([file.bytes], `pasted.${ending}`, { type: file.type }));
		body.append('_payload', JSON.stringify(text === '' ? {} : { alt: text }));
		try {
			const address = `${api}/media?locale=${locale}&depth=0`;
			const { doc } = await callEndpoint(uploadResponse, address, { language, body });
			files.set(src, doc.id);
		} catch (cause) {
			refusals.push(messageOf(cause));
		}
	}
	return { files, refusals };
}
