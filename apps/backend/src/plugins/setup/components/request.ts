import { z } from 'zod';
import {
	callEndpoint,
	type EndpointCall,
	EndpointError,
} from '../../../admin/endpoints/call-endpoint.ts';

/** The errors of a request, overall and by field; null if it succeeded. */
export type Refusal = { message: string; fields: Record<string, string> } | null;

const uploadResponse = z.object({ doc: z.object({ id: z.number() }) });

function refusalOf(cause: unknown): NonNullable<Refusal> {
	console.error(cause);
	if (!(cause instanceof EndpointError)) throw cause;
	const fields = cause.problems.flatMap(({ path, message }) => (path ? [[path, message]] : []));
	return { message: cause.summary, fields: Object.fromEntries(fields) };
}

/** Sends JSON to the backend's REST API. */
export const post = (path: string, call: EndpointCall): Promise<Refusal> =>
	callEndpoint(z.unknown(), `/api${path}`, { ...call, checksCredentials: true }).then(
		() => null,
		refusalOf,
	);

/** Uploads the logo to the media library, which validates it. Returns its id, or the errors. */
export async function uploadLogo(
	file: File,
	alt: string,
	language: string,
): Promise<{ id: number } | { refusal: NonNullable<Refusal> }> {
	const body = new FormData();
	body.append('file', file);
	body.append('_payload', JSON.stringify({ alt }));
	try {
		const { doc } = await callEndpoint(uploadResponse, '/api/media?depth=0', { language, body });
		return { id: doc.id };
	} catch (cause) {
		return { refusal: refusalOf(cause) };
	}
}
