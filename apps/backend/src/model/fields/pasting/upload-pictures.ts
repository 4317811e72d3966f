import { z } from 'zod';
import { callEndpoint, messageOf } from '../../../admin/endpoints/call-endpoint.ts';
import type { PastedPicture } from './pictures.ts';

const uploadResponse = z.object({ doc: z.object({ id: z.number() }) });

/** The IDs of uploaded files by the URLs of their pictures, and the error messages of refused ones. */
export interface UploadResult {
	files: Map<string, number>;
	refusals: string[];
}

/** True for alternative texts that programs generate. They are dropped, so that the checklist reports a missing text. */
const isGenerated = (alt: string) => /generated|genereret|generiert/i.test(alt);

/**
 * Uploads pasted pictures to the media library in the editor's session. `api` is the base URL of the REST API. Each file keeps the
 * alternative text of its picture, in the locale of the form.
 */
export async function uploadPictures(
	pictures: readonly PastedPicture[],
	api: string,
	locale: string,
	language: string,
): Promise<UploadResult> {
	const files = new Map<string, number>();
	const refusals: string[] = [];
	for (const { src, alt, file } of pictures) {
		if (!file || files.has(src)) continue;
		const body = new FormData();
		const extension = file.type.slice('image/'.length);
		const text = isGenerated(alt) ? '' : alt;
		body.append('file', new File([file.bytes], `pasted.${extension}`, { type: file.type }));
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
