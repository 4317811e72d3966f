import { z } from 'zod';
import { type Refusal, refusalOf } from './request.ts';

const uploaded = z.object({ doc: z.object({ id: z.number() }) });

/** Uploads the logo to the media library, which checks it; its id, or why it was refused. */
export async function uploadLogo(
	file: File,
	alt: string,
	{ language, unreachable }: { language: string; unreachable: string },
): Promise<{ id: number } | { refusal: NonNullable<Refusal> }> {
	const failed = { refusal: { message: unreachable, fields: {} } };
	const form = new FormData();
	form.append('file', file);
	form.append('_payload', JSON.stringify({ alt }));
	try {
		const response = await fetch('/api/media?depth=0', {
			method: 'POST',
			credentials: 'same-origin',
			headers: { 'accept-language': language },
			body: form,
		});
		const refusal = await refusalOf(response.clone(), unreachable);
		if (refusal) return { refusal };
		return { id: uploaded.parse(await response.json()).doc.id };
	} catch (cause) {
		console.error(cause);
		return failed;
	}
}
