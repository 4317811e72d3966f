/** A body was larger than allowed. */
export class BodyTooLarge extends Error {
	override name = 'BodyTooLarge';
}

/** Reads an answer's body up to a number of bytes; stops the transfer and throws BodyTooLarge beyond them. */
export async function readBody(response: Response, maximum: number): Promise<Buffer> {
	const announced = Number(response.headers.get('content-length') ?? 0);
	if (announced > maximum) {
		await response.body?.cancel();
		throw new BodyTooLarge(`${announced} bytes announced, ${maximum} allowed`);
	}
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.byteLength;
		// Leaving the loop cancels the stream.
		if (size > maximum) throw new BodyTooLarge(`more than ${maximum} bytes`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
